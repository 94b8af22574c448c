/** Numbers in lines of text, the same on every machine. */
package org.katachi.tournament.text;

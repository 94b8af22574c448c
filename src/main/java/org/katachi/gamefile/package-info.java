/** Games and positions as files and texts: trees with variations, their readers and writers. */
package org.katachi.gamefile;

/** Games in the formats of other programs. */
package org.katachi.tournament.export;

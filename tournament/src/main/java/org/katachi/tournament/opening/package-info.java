/** What games begin with: openings, and the books and files that hold them. */
package org.katachi.tournament.opening;

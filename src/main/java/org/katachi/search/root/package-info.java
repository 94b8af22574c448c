/** Iterative deepening for one line, several, or a balanced position. */
package org.katachi.search.root;

/** Alpha-beta, with the numbered steps of a node. */
package org.katachi.search.tree;

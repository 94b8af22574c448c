/** Geometry, stones, make and unmake, hash and notation. Depends on nothing and knows no rule. */
package org.katachi.board;

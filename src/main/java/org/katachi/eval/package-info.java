/** What a point and a position are worth, looked up in the tables of {@code shape}. */
package org.katachi.eval;

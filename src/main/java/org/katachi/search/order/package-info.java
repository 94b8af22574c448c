/** The order of moves: move picker, policy ordering, histories. */
package org.katachi.search.order;

/**
 * The search. It never prints; it calls a listener. From the ground up:
 *
 * <ul>
 *   <li>{@code table}: transposition table, ABDADA
 *   <li>{@code order}: move picker, policy ordering, histories
 *   <li>{@code tree}: alpha-beta, with the numbered steps of a node
 *   <li>{@code proof}: proof trees of mates, and their lines up to the five
 *   <li>{@code root}: iterative deepening for one line, several, or a balanced position
 * </ul>
 */
package org.katachi.search;

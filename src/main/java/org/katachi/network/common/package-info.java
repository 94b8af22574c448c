/**
 * What all three models share: the form of a file of weights, numbers in lanes, halves of lines.
 */
package org.katachi.network.common;

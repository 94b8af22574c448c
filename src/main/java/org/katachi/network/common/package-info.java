/**
 * What all three models share: the form and the names of files of weights, SWAR, halves of lines.
 */
package org.katachi.network.common;

/**
 * Forced play: what stops fives and open fours, victory by continuous fours (VCF), and victory by
 * continuous threats (VCT).
 */
package org.katachi.threat;

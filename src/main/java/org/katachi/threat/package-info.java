/** Fives and what stops them, and wins by continuous fours: what is forced. */
package org.katachi.threat;

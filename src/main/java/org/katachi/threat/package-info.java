/** What stops fives and open fours, and wins by continuous fours: what is forced. */
package org.katachi.threat;

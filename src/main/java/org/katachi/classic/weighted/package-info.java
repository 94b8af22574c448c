/** The player by weighted scoring: a point scores by the lines that it makes and prevents. */
package org.katachi.classic.weighted;

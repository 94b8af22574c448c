/** The rule sets of the protocol: lines that win, forbidden points, and the referee. */
package org.katachi.rules;

/** Random lines that no brain can obey. */
package org.katachi.conformance.fuzz;

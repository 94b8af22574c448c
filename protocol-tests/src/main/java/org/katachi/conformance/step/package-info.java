/** The steps of conversations, which run themselves; a class is named after what it does. */
package org.katachi.conformance.step;

/** {@code pbrain-katachi openings}: makes books of balanced openings with the engine's search. */
package org.katachi.openings;

/** Makes books of balanced openings with the engine's search. */
package org.katachi.lab.openings;

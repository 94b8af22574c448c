/** Searched positions near games, as training samples. */
package org.katachi.lab.positions;

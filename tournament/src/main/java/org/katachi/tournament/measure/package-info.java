/** Measures the manager itself. */
package org.katachi.tournament.measure;

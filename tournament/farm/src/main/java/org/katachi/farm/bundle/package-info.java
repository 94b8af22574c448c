/** Brains that travel: the files of a brain as one archive, known by its SHA-256. */
package org.katachi.farm.bundle;

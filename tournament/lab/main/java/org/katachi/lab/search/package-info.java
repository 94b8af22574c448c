/** The brain's search as the lab uses it: by a number of nodes, the same on every machine. */
package org.katachi.lab.search;

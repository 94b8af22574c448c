/** Progress of long jobs on stderr. */
package org.katachi.lab.progress;

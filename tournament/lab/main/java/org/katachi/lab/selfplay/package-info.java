/** Self-play games with searched positions around them, and the files that keep them. */
package org.katachi.lab.selfplay;

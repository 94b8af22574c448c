/** The lab's command line: one class for each subcommand. */
package org.katachi.lab.cli;

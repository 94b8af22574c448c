/** What the subcommands share: the options of their command lines. */
package org.katachi.command;

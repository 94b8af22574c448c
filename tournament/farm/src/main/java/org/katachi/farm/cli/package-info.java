/** The command lines of coordinator and worker. */
package org.katachi.farm.cli;

/** The doors of the brain for people: its main class, command line and players. */
package org.katachi.app;

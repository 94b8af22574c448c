/** The report of a tournament: one page of HTML that needs nothing from outside. */
package org.katachi.tournament.report;

/** The page of a tournament that goes on: what it shows, how it is served, its buttons. */
package org.katachi.tournament.live;

/** What a single game between two brains is made of. */
package org.katachi.tournament.match;

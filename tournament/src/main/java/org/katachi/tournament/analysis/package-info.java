/**
 * What the evaluations in a log tell of its games and openings: where games turned, which claims
 * held, and which openings are level.
 */
package org.katachi.tournament.analysis;

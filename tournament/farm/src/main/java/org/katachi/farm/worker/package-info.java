/** The worker's side: fetches brains, plays pairs of games and reports them. */
package org.katachi.farm.worker;

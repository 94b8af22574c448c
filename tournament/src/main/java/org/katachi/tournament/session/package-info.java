/** A tournament from its settings to its exit code: what is checked, played, kept and shown. */
package org.katachi.tournament.session;

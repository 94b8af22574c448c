/** {@code pbrain-katachi play}: a game against a person in a terminal. */
package org.katachi.app.play;

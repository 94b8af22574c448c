/** {@code pbrain-katachi bench}: the engine's signature and its speed. */
package org.katachi.app.bench;

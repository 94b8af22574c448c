/** {@code pbrain-katachi bench}: how fast the engine is, and its signature. */
package org.katachi.bench;

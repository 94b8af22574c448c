/** {@code pbrain-katachi analyse}: the best lines of a position, and the mistakes of a game. */
package org.katachi.app.analyse;

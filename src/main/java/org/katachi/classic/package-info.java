/** Players without search, behind the engine's interface. */
package org.katachi.classic;

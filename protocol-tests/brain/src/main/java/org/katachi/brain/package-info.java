/**
 * A brain as a process: its start, its input and output, its memory, its children, its end. And the
 * lines of programs that do tasks.
 */
package org.katachi.brain;

/** A brain as a process: its start, its input and output, its memory, its children, its end. */
package org.katachi.process;

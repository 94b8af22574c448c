/** Holds a conversation with a brain and tells what came of it. */
package org.katachi.conformance.runner;

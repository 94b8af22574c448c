/** The script of a conversation, and all that its steps use while it runs. */
package org.katachi.conformance.script;

/** Records a conversation between a manager and a brain. */
package org.katachi.conformance.record;

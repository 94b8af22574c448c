/** A board in the browser: what its page asks, and the tasks of its engine. */
package org.katachi.web;

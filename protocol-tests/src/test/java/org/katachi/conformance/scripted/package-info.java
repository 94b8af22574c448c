/** Brains for tests, of this module and of others that run brains. */
package org.katachi.conformance.scripted;

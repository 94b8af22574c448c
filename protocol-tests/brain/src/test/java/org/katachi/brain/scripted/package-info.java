/** Scripted brains for the tests of every module that runs brains. */
package org.katachi.brain.scripted;

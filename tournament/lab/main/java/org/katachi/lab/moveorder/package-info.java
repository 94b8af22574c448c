/** Fits the weights by which the shapes order the moves. */
package org.katachi.lab.moveorder;

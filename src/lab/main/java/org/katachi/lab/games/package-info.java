/** Games of the engine against itself, and the file of training samples that they are kept in. */
package org.katachi.lab.games;

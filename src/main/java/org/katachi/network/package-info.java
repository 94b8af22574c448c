/** The models of the evaluation, each in a package of its own, and which of them ship. */
package org.katachi.network;

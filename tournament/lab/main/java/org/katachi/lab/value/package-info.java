/** Training of value networks on games. */
package org.katachi.lab.value;

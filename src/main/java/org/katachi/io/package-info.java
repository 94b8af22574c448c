/** Files and texts: JSON, locks, files replaced as a whole, the words for file errors. */
package org.katachi.io;

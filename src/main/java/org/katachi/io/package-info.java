/**
 * Parts that command lines share: options, board sizes, locks of files, the words for file errors.
 */
package org.katachi.io;

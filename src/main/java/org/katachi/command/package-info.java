/** Parts that command lines share: options, board sizes, the words for file errors. */
package org.katachi.command;

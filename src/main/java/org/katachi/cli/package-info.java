/** Parts that command lines share: options, choices, the nearest word. */
package org.katachi.cli;

/** {@code katachi-board}: a board in the browser, served to this machine alone. */
package org.katachi.web;

/** {@code katachi-board}: the page and its engine on a server, for this machine alone. */
package org.katachi.web.server;

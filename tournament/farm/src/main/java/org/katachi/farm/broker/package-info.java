/**
 * The message broker between coordinator and workers. No other package knows which one it is; it
 * carries bytes.
 */
package org.katachi.farm.broker;

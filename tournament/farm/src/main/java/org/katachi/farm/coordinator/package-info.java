/** The coordinator's side: a pool of workers on other machines. */
package org.katachi.farm.coordinator;

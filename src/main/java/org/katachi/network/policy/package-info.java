/** The policy: which moves are likely to be best. */
package org.katachi.network.policy;

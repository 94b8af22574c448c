/** Training of the policy network on self-play files. */
package org.katachi.lab.policy;

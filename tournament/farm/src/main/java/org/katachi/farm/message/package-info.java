/** What coordinator and workers tell each other, and how it is written. */
package org.katachi.farm.message;

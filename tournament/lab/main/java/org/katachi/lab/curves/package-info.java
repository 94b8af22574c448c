/** What training has measured, as plots on a page. */
package org.katachi.lab.curves;

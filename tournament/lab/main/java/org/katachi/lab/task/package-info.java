/** Numbered tasks of a job, done on threads of this program or on workers of a farm. */
package org.katachi.lab.task;

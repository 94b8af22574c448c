/**
 * Settings, each declared once as a component with {@link org.katachi.tournament.settings.Setting}:
 * how words of a command line and files of JSON become trees, how these are laid over each other,
 * and how records are bound to them.
 */
package org.katachi.tournament.settings;

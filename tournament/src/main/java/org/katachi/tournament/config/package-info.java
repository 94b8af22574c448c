/**
 * What a tournament is to be, as one tree of records. Each setting is declared once, with its name,
 * type, standard and help, as a component with {@link org.katachi.tournament.settings.Setting}; the
 * options of the command line, the keys of files, their schema and the header of a log follow from
 * it. Files, command line and header are trees of JSON that are laid over each other and bound.
 */
package org.katachi.tournament.config;

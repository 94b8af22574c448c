/* The list of options for a JVM. */
#ifndef OPTIONS_H
#define OPTIONS_H

enum { MAX_OPTIONS = 100 };

struct options {
  char *at[MAX_OPTIONS];
  int count;
};

/* Adds an option: a beginning and the rest, which are copied. Returns 0 if there is no room. */
int add_option(struct options *options, const char *beginning, const char *rest);

/* Adds each word of a text. Words are separated by blanks, tabs and line ends, and nothing is quoted. A null
   text has no words. Returns 0 if there is no room. */
int add_words(struct options *options, const char *text);

#endif

/* Tests of options.c, for the system of the build. The exit status is 1 if one fails. */
#include "options.h"

#include <stdio.h>
#include <string.h>

static int failures;

static void expect(int holds, const char *rule) {
  if (!holds) {
    fprintf(stderr, "options_test: it does not hold that %s\n", rule);
    failures++;
  }
}

static void expect_words(const char *text, const char *joined, const char *rule) {
  struct options options = {{0}, 0};
  char found[200] = "";
  expect(add_words(&options, text), rule);
  for (int i = 0; i < options.count; i++) {
    strcat(found, options.at[i]);
    strcat(found, "|");
  }
  expect(strcmp(found, joined) == 0, rule);
}

int main(void) {
  expect_words(NULL, "", "a null text has no words");
  expect_words(" \t\r\n", "", "blanks are no words");
  expect_words("-Xmx2g", "-Xmx2g|", "a text can be one word");
  expect_words("  -Xmx2g \t-Da=b\r\n-Xss4m ", "-Xmx2g|-Da=b|-Xss4m|", "words are separated by blanks and line ends");
  expect_words("-Da=\"b c\"", "-Da=\"b|c\"|", "nothing is quoted");

  struct options options = {{0}, 0};
  expect(add_option(&options, "-Dpath=", "C:\\Program Files"), "an option is added");
  expect(strcmp(options.at[0], "-Dpath=C:\\Program Files") == 0, "an option keeps its blanks");
  while (options.count < MAX_OPTIONS) {
    expect(add_words(&options, "word"), "there is room for all options up to the last");
  }
  expect(!add_words(&options, "word") && !add_option(&options, "", ""), "no option goes beyond the room");
  expect(add_words(&options, " "), "no word needs no room");
  return failures > 0;
}

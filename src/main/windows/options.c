#include "options.h"

#include <stdlib.h>
#include <string.h>

static const char BLANKS[] = " \t\r\n";

/* Adds an option of two parts whose ends need not be marked. */
static int add_parts(struct options *options, const char *first, size_t first_length,
                     const char *second, size_t second_length) {
  char *option = options->count < MAX_OPTIONS ? malloc(first_length + second_length + 1) : NULL;
  if (option == NULL) {
    return 0;
  }
  memcpy(option, first, first_length);
  memcpy(option + first_length, second, second_length);
  option[first_length + second_length] = '\0';
  options->at[options->count++] = option;
  return 1;
}

int add_option(struct options *options, const char *beginning, const char *rest) {
  return add_parts(options, beginning, strlen(beginning), rest, strlen(rest));
}

int add_words(struct options *options, const char *text) {
  const char *word = text == NULL ? "" : text + strspn(text, BLANKS);
  while (*word != '\0') {
    size_t length = strcspn(word, BLANKS);
    if (!add_parts(options, word, length, "", 0)) {
      return 0;
    }
    word += length;
    word += strspn(word, BLANKS);
  }
  return 1;
}

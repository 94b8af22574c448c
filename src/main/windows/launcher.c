/* The programs on Windows, each a copy of this one, which knows by its name what it is. It loads the JVM of the
   folder "runtime" beside it into its own process, because a manager suspends, measures and kills the process that
   it has started and no child.

     KATACHI_JAVA_OPTS  more options for the JVM, separated by blanks

   The build defines JVM_OPTIONS and VECTOR_OPTIONS, the options of jvm.options and vector.options in
   src/main/package, and the options and main classes of the other programs' launchers. */
#include <jni.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

#include "options.h"

#define MODULE "org.katachi"
#define ARCHIVE L"runtime\\bin\\server\\classes_nocoops.jsa"

enum { LONGEST_PATH = 32768, LONGEST_RELEASE = 65536, BAD_START = 1 };

typedef jint(JNICALL *create_jvm)(JavaVM **, void **, void *);

struct program {
  const wchar_t *name;
  const char *main_class;
  const char *options;
};

/* Katachi is the board, for a double click. */
static const struct program OTHERS[] = {
    {L"Katachi", BOARD_MAIN, BOARD_OPTIONS},
    {L"katachi-board", BOARD_MAIN, BOARD_OPTIONS},
    {L"katachi-tournament", TOURNAMENT_MAIN, TOURNAMENT_OPTIONS},
    {L"katachi-conformance", CONFORMANCE_MAIN, CONFORMANCE_OPTIONS},
};

/* By any other name it is the brain. */
static const struct program BRAIN = {L"pbrain-katachi", "org/katachi/app/Katachi", JVM_OPTIONS};

static const struct program *program = &BRAIN;
static wchar_t home[LONGEST_PATH];
static char home_bytes[LONGEST_PATH];

static void fail(const char *message) {
  fprintf(stderr, "%ls: %s\n", program->name, message);
  exit(BAD_START);
}

/* Checks the length of a path that was printed. Where it was cut, C tells the whole length and Microsoft's
   functions a negative number; these write no zero behind a text that just fills the buffer, either. */
static void expect_whole(int length) {
  if (length < 0 || length >= LONGEST_PATH) {
    fail("the path of its folder is too long");
  }
}

/* A path below the folder of the program. The next call overwrites it. */
static const wchar_t *below_home(const wchar_t *path) {
  static wchar_t joined[LONGEST_PATH];
  expect_whole(_snwprintf(joined, LONGEST_PATH, L"%ls\\%ls", home, path));
  return joined;
}

static int is_file(const wchar_t *path) {
  return GetFileAttributesW(below_home(path)) != INVALID_FILE_ATTRIBUTES;
}

static void find_program(const wchar_t *file) {
  for (size_t i = 0; i < sizeof OTHERS / sizeof OTHERS[0]; i++) {
    size_t length = wcslen(OTHERS[i].name);
    if (_wcsnicmp(file, OTHERS[i].name, length) == 0 && _wcsicmp(file + length, L".exe") == 0) {
      program = &OTHERS[i];
    }
  }
}

/* Finds the program and its folder. The JVM takes paths in the code page of the system only, and turns short
   names of folders into the long ones. */
static void find_home(void) {
  DWORD length = GetModuleFileNameW(NULL, home, LONGEST_PATH);
  wchar_t *end = length == 0 || length == LONGEST_PATH ? NULL : wcsrchr(home, L'\\');
  if (end == NULL) {
    fail("the path of the program is not known");
  }
  find_program(end + 1);
  *end = L'\0';
  BOOL replaced = FALSE;
  length = WideCharToMultiByte(CP_ACP, WC_NO_BEST_FIT_CHARS, home, -1, home_bytes, LONGEST_PATH, NULL, &replaced);
  if (length == 0 || replaced) {
    fail("the path of this folder has letters that Java cannot read on this system; move the folder");
  }
}

/* Whether stdout and stderr are one pipe, as under Piskvork, which takes every line in it for a reply. Before
   Windows 10 nobody can say, and two pipes are taken for one. */
static int is_one_pipe(void) {
  typedef BOOL(WINAPI * compare)(HANDLE, HANDLE);
  compare is_same = (compare)(void *)GetProcAddress(GetModuleHandleW(L"kernelbase.dll"), "CompareObjectHandles");
  HANDLE out = GetStdHandle(STD_OUTPUT_HANDLE);
  HANDLE err = GetStdHandle(STD_ERROR_HANDLE);
  int are_pipes = GetFileType(out) == FILE_TYPE_PIPE && GetFileType(err) == FILE_TYPE_PIPE;
  return are_pipes && (is_same == NULL || is_same(out, err));
}

static void add(struct options *options, const char *beginning, const char *rest) {
  if (!add_option(options, beginning, rest)) {
    fail("too many options");
  }
}

static void add_path(struct options *options, const char *beginning, const char *path) {
  static char joined[LONGEST_PATH];
  expect_whole(snprintf(joined, LONGEST_PATH, "%s\\%s", home_bytes, path));
  add(options, beginning, joined);
}

/* Whether the runtime has the Vector API, by the list of modules in its file "release". */
static int has_vectors(void) {
  static char release[LONGEST_RELEASE];
  FILE *file = _wfopen(below_home(L"runtime\\release"), L"rb");
  if (file != NULL) {
    release[fread(release, 1, LONGEST_RELEASE - 1, file)] = '\0';
    fclose(file);
  }
  return strstr(release, "jdk.incubator.vector") != NULL;
}

/* Whether a command searches where a warning of the JVM on stderr, which comes with the Vector API, is no harm:
   not above the board of a game. */
static int may_use_vectors(const wchar_t *command) {
  static const wchar_t *const others[] = {L"archive", L"play", L"--version", L"--help", L"-h"};
  for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
    if (wcscmp(command, others[i]) == 0) {
      return 0;
    }
  }
  return 1;
}

/* Options for a JVM that writes the archive of the package's classes and does nothing else. */
static void add_dump(struct options *options) {
  add(options, "-Xshare:dump", "");
  add(options, "-Xint", "");
  add_path(options, "-XX:SharedClassListFile=", "runtime\\lib\\classlist");
  add_path(options, "-XX:SharedArchiveFile=", "runtime\\bin\\server\\classes_nocoops.jsa.new");
}

static void add_known_words(struct options *options, const char *words) {
  if (!add_words(options, words)) {
    fail("too many options");
  }
}

/* The options of the brain alone. */
static void add_brain(struct options *options, const wchar_t *command, int is_shut) {
  if (may_use_vectors(command) && has_vectors()) {
    add_known_words(options, VECTOR_OPTIONS);
  }
  add_path(options, "-XX:ErrorFile=", "pbrain-katachi-crash-%p.log");
  if (is_shut) {
    add(options, "-Dkatachi.stderr=", "shut");
  }
}

static const char *is_console(DWORD stream) {
  DWORD mode;
  return GetConsoleMode(GetStdHandle(stream), &mode) ? "true" : "false";
}

/* The options for the JVM, whose runtime holds the programs as one module. Its class archive needs references of 64
   bits. */
static void add_all(struct options *options, const wchar_t *command, int is_shut) {
  add_known_words(options, program->options);
  if (program == &BRAIN) {
    add_brain(options, command, is_shut);
  } else {
    add(options, "-XX:-UseCompressedOops", "");
    add(options, "-Dkatachi.terminal=", is_console(STD_OUTPUT_HANDLE));
    add(options, "-Dkatachi.progress=", is_console(STD_ERROR_HANDLE));
    /* Manager and kit call Windows by JNA, whose library is in the runtime. */
    add(options, "--enable-native-access=", MODULE);
    add(options, "-Djna.nounpack=", "true");
    add_path(options, "-Djna.boot.library.path=", "runtime\\bin");
  }
  add(options, "-Dkatachi.home=", home_bytes);
  add(options, "-Djdk.module.main=", MODULE);
  if (program == &BRAIN && wcscmp(command, L"archive") == 0) {
    add_dump(options);
  } else if (is_file(ARCHIVE)) {
    add_path(options, "-XX:SharedArchiveFile=", "runtime\\bin\\server\\classes_nocoops.jsa");
  }
  if (!add_words(options, getenv("KATACHI_JAVA_OPTS"))) {
    fail("too many options in KATACHI_JAVA_OPTS");
  }
}

/* Shuts stderr for those that ask for it later: the JVM's libraries when they are loaded, Java when it starts. What
   this program prints still arrives, for C has asked before. */
static void shut_stderr(void) {
  SetStdHandle(STD_ERROR_HANDLE, CreateFileW(L"NUL", GENERIC_WRITE, 0, NULL, OPEN_EXISTING, 0, NULL));
}

/* Loads jvm.dll. The libraries that it needs are a folder above it. */
static create_jvm load_jvm(void) {
  SetDllDirectoryW(below_home(L"runtime\\bin"));
  HMODULE library = LoadLibraryW(below_home(L"runtime\\bin\\server\\jvm.dll"));
  create_jvm create = library == NULL ? NULL : (create_jvm)(void *)GetProcAddress(library, "JNI_CreateJavaVM");
  if (create == NULL) {
    fail("cannot load runtime\\bin\\server\\jvm.dll; unpack the whole package");
  }
  return create;
}

/* Makes the JVM. Variables that Java reads by itself are not meant for this runtime, and it would announce them. */
static JavaVM *make_jvm(const struct options *options, JNIEnv **env) {
  SetEnvironmentVariableW(L"JAVA_TOOL_OPTIONS", NULL);
  SetEnvironmentVariableW(L"_JAVA_OPTIONS", NULL);
  create_jvm create = load_jvm();
  JavaVMOption list[MAX_OPTIONS] = {{0}};
  JavaVMInitArgs args = {JNI_VERSION_10, options->count, list, JNI_TRUE};
  for (int i = 0; i < options->count; i++) {
    list[i].optionString = options->at[i];
  }
  JavaVM *jvm;
  if (create(&jvm, (void **)env, &args) != JNI_OK) {
    fail("the Java of this package did not start");
  }
  return jvm;
}

/* Calls the main method. An error of Java stays pending. */
static void run_main(JNIEnv *env, int count, wchar_t **words) {
  jclass strings = (*env)->FindClass(env, "java/lang/String");
  jclass type = strings == NULL ? NULL : (*env)->FindClass(env, program->main_class);
  jmethodID method = type == NULL ? NULL : (*env)->GetStaticMethodID(env, type, "main", "([Ljava/lang/String;)V");
  jobjectArray arguments = method == NULL ? NULL : (*env)->NewObjectArray(env, count, strings, NULL);
  if (arguments == NULL) {
    return;
  }
  for (int i = 0; i < count; i++) {
    jstring word = (*env)->NewString(env, (const jchar *)words[i], (jsize)wcslen(words[i]));
    (*env)->SetObjectArrayElement(env, arguments, i, word);
    (*env)->DeleteLocalRef(env, word);
  }
  (*env)->CallStaticVoidMethod(env, type, method, arguments);
}

/* Makes the archive of classes. JDK 17 ends the process that has written it, so that is another one; and an
   archive that is not complete must not have the name of a complete one. */
static int make_archive(void) {
  wchar_t command[] = L"pbrain-katachi.exe archive dump";
  wchar_t program[LONGEST_PATH];
  wchar_t made[LONGEST_PATH];
  const wchar_t *archive;
  STARTUPINFOW start = {.cb = sizeof start};
  PROCESS_INFORMATION child;
  DWORD status = BAD_START;
  GetModuleFileNameW(NULL, program, LONGEST_PATH);
  if (CreateProcessW(program, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &child)) {
    WaitForSingleObject(child.hProcess, INFINITE);
    GetExitCodeProcess(child.hProcess, &status);
  }
  wcscpy(made, below_home(ARCHIVE L".new"));
  archive = below_home(ARCHIVE);
  SetFileAttributesW(archive, FILE_ATTRIBUTE_NORMAL);
  if (status != 0 || !MoveFileExW(made, archive, MOVEFILE_REPLACE_EXISTING)) {
    DeleteFileW(made);
    fail("the archive of classes could not be made; is the folder read-only, or does the brain run?");
  }
  return 0;
}

int wmain(int count, wchar_t **words) {
  find_home();
  const wchar_t *command = count > 1 ? words[1] : L"";
  int archives = program == &BRAIN && wcscmp(command, L"archive") == 0;
  if (archives && count == 2) {
    return make_archive();
  }
  /* The other commands have a reader, who is to see what they complain of. */
  int talks = command[0] == L'\0' || wcsncmp(command, L"--", 2) == 0;
  int is_shut = program == &BRAIN && talks && is_one_pipe();
  if (is_shut) {
    shut_stderr();
  }
  struct options options = {{0}, 0};
  add_all(&options, command, is_shut);

  JNIEnv *env;
  JavaVM *jvm = make_jvm(&options, &env);
  if (!archives) {
    run_main(env, count - 1, words + 1);
  }
  int status = (*env)->ExceptionCheck(env) ? BAD_START : 0;
  (*jvm)->DetachCurrentThread(jvm);
  (*jvm)->DestroyJavaVM(jvm);
  return status;
}

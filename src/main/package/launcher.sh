#!/bin/sh
# Starts @WHAT@: @JAR@ beside this file, or beside the file that it is a link to. In a package the runtime
# beside it holds the program, and no other Java is asked for.
#
#   KATACHI_JAVA       the java to run; else the one in JAVA_HOME, else the first in PATH
#   KATACHI_JAVA_OPTS  more options for it, separated by blanks; they override those below, as -Xmx4g

main=@MAIN@
options='@OPTIONS@'

self=$(readlink -f "$0") || exit 2
home=${self%/*}
runtime=$home/runtime/bin/java
jar=$home/@JAR@
if [ -x "$runtime" ]; then
  java=$runtime
  # The runtime's class archive needs references of 64 bits.
  options="$options -XX:-UseCompressedOops"
  set -- "-Dkatachi.home=$home" -m "org.katachi/$main" "$@"
elif [ -r "$jar" ]; then
  java=java
  [ -n "${JAVA_HOME-}" ] && [ -x "$JAVA_HOME/bin/java" ] && java=$JAVA_HOME/bin/java
  [ -n "${KATACHI_JAVA-}" ] && java=$KATACHI_JAVA
  set -- -cp "$jar" "$main" "$@"
else
  echo "@NAME@: $jar is missing; \"mvn package\" makes it" >&2
  exit 2
fi

# Only on a terminal tables and progress are kept up to date; else there are plain lines.
terminal=false
progress=false
[ -t 1 ] && terminal=true
[ -t 2 ] && progress=true
more=
@BEFORE@
# Options are split at blanks, and only there.
set -f
# shellcheck disable=SC2086
exec "$java" $options $more ${KATACHI_JAVA_OPTS-} \
  -Dkatachi.terminal=$terminal -Dkatachi.progress=$progress "$@"

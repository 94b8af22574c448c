#!/bin/sh
# Starts @WHAT@: @JAR@ beside this file, or beside the file that it is a link to.
#
#   KATACHI_JAVA       the java to run; else the one in JAVA_HOME, else the first in PATH
#   KATACHI_JAVA_OPTS  more options for it, separated by blanks; they override those below, as -Xmx4g

self=$(readlink -f "$0") || exit 2
jar=${self%/*}/@JAR@
if [ ! -r "$jar" ]; then
  echo "@NAME@: $jar is missing; \"mvn package\" makes it" >&2
  exit 2
fi
java=java
[ -n "${JAVA_HOME-}" ] && [ -x "$JAVA_HOME/bin/java" ] && java=$JAVA_HOME/bin/java
[ -n "${KATACHI_JAVA-}" ] && java=$KATACHI_JAVA

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
exec "$java" @OPTIONS@ $more ${KATACHI_JAVA_OPTS-} \
  -Dkatachi.terminal=$terminal -Dkatachi.progress=$progress -cp "$jar" @MAIN@ "$@"

#!/bin/sh
# Workers on hosts that ssh reaches without a password.
#
#   ssh-workers.sh start HOSTS COORDINATOR FOLDER   copies FOLDER's katachi-farm.jar, katachi-worker
#                                                   and farm.token to each host, starts a worker
#   ssh-workers.sh status HOSTS                     tells whether it runs, and its last line
#   ssh-workers.sh stop HOSTS                       ends it; its games go to others
#
# HOSTS is a file with a host a line, as ssh knows it, and behind it how many games are played
# there at once; without that as many as it has processors. # begins a remark. COORDINATOR is
# HOST:PORT. On a host all lies in katachi-worker.d in the user's home.

set -eu

usage() {
  sed -n '2,12s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

# What the host knows: a process of the same number that began at another time is none of ours.
# shellcheck disable=SC2016
there='
  mkdir -p katachi-worker.d
  cd katachi-worker.d || exit
  begin_of() { ps -o lstart= -p "$1" 2>/dev/null; }
  runs() {
    [ -f pid ] && kill -0 "$(cat pid)" 2>/dev/null && [ "$(begin_of "$(cat pid)")" = "$(cat begin)" ]
  }'
# shellcheck disable=SC2016
prepare_there=$there'
  if runs; then
    echo "runs already, process $(cat pid)"
    exit 3
  fi'
# With the coordinator and the games at once as arguments.
# shellcheck disable=SC2016
start_there=$there'
  chmod 600 farm.token
  nohup ./katachi-worker "$1" -concurrency "${2:-$(getconf _NPROCESSORS_ONLN)}" \
    -token-file farm.token -cache cache >worker.log 2>&1 </dev/null &
  echo $! >pid
  begin_of $! >begin
  echo "started, process $!"'
# shellcheck disable=SC2016
status_there=$there'
  if runs; then state=runs; else state="does not run"; fi
  echo "$state: $(tail -n 1 worker.log)"'
# shellcheck disable=SC2016
stop_there=$there'
  if runs && kill "$(cat pid)"; then echo stopped; else echo "did not run"; fi
  rm -f pid begin'

# Runs a script on a host; ends as it does, or with 255 if the host is not reached.
on_host() {
  host=$1
  script=$2
  shift 2
  # ssh joins words by blanks; what is said here has none.
  said=$(ssh -n -o BatchMode=yes "$host" sh -c "'$(printf %s "$script" | sed "s/'/'\\\\''/g")'" worker "$@" 2>&1) &&
    ended=0 || ended=$?
  [ -z "$said" ] || printf '%s\n' "$said" | sed "s/^/$host: /"
  return "$ended"
}

copy() {
  scp -q -o BatchMode=yes "$2/katachi-farm.jar" "$2/katachi-worker" "$2/farm.token" "$1:katachi-worker.d/"
}

# Files are copied only where no worker runs from them.
start() {
  on_host "$1" "$prepare_there" && prepared=0 || prepared=$?
  case $prepared in
    0) copy "$1" "$4" && on_host "$1" "$start_there" "$2" "$3" ;;
    3) ;;
    *) return "$prepared" ;;
  esac
}

[ $# -ge 2 ] || usage
verb=$1
hosts=$2
[ -r "$hosts" ] || { echo "ssh-workers.sh: $hosts can't be read" >&2; exit 2; }
case $verb in
  start) [ $# -eq 4 ] || usage ;;
  status | stop) [ $# -eq 2 ] || usage ;;
  *) usage ;;
esac

failed=0
while read -r host games rest; do
  case $host in '' | '#'*) continue ;; esac
  case $games in '#'*) games='' ;; esac
  : "$rest"
  case $verb in
    start) start "$host" "$3" "$games" "$4" ;;
    status) on_host "$host" "$status_there" ;;
    stop) on_host "$host" "$stop_there" ;;
  esac || failed=1
done <"$hosts"
exit $failed

#!/bin/sh
# A brain that plays the first free point. It plays freestyle on square boards from 5 to 40, and
# keeps the protocol. With NOISE in its environment it does not: it prints that before each move,
# answers no unknown command, and does not end at the end of its input.
LC_ALL=C
cr=$(printf '\r')
size=0

is_number() { case $1 in '' | *[!0-9]* | ????*) return 1 ;; esac; }

# Whether $1 is a free point x,y of the board.
is_free() {
  x=${1%%,*} y=${1#*,}
  [ "$x,$y" = "$1" ] && is_number "$x" && is_number "$y" &&
    [ "$x" -lt "$size" ] && [ "$y" -lt "$size" ] &&
    case $taken in *" $x,$y "*) return 1 ;; esac
}

move() {
  cell=0
  while [ "$cell" -lt $((size * size)) ]; do
    point=$((cell % size)),$((cell / size))
    if is_free "$point"; then
      taken="$taken$point "
      [ -z "$NOISE" ] || echo "$NOISE"
      echo "$point"
      return
    fi
    cell=$((cell + 1))
  done
  echo ERROR the board is full
}

board() {
  before=$taken taken=' ' bad='' own=0 all=0
  while read -r stone && stone=${stone%"$cr"} && [ "$stone" != DONE ]; do
    if is_free "${stone%,*}" && case ${stone##*,} in 1 | 2) : ;; *) false ;; esac then
      taken="$taken${stone%,*} "
      all=$((all + 1))
      [ "${stone##*,}" = 2 ] || own=$((own + 1))
    else
      bad=yes
    fi
  done
  if [ "$bad" ] || [ "$own" != $((all / 2)) ]; then
    taken=$before
    echo ERROR no such position
  else
    move
  fi
}

while read -r word rest; do
  word=${word%"$cr"} rest=${rest%"$cr"}
  case $word in
    '' | INFO) ;;
    ABOUT) echo 'name="first free point", version="1.0"' ;;
    END) exit 0 ;;
    START)
      if is_number "$rest" && [ "$rest" -ge 5 ] && [ "$rest" -le 40 ]; then
        size=$rest taken=' '
        echo OK
      else
        echo ERROR size
      fi
      ;;
    BEGIN) if [ "$size" = 0 ]; then echo ERROR no board; else move; fi ;;
    TURN)
      if [ "$size" != 0 ] && is_free "$rest"; then
        taken="$taken$x,$y "
        move
      else
        echo ERROR no free point
      fi
      ;;
    BOARD) if [ "$size" = 0 ]; then echo ERROR no board; else board; fi ;;
    *) [ "$NOISE" ] || echo UNKNOWN command ;;
  esac
done
[ -z "$NOISE" ] || sleep 60

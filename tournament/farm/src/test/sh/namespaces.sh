#!/bin/sh
# Network namespaces for NamespacesTest and SlowLineTest: katachi-c for the coordinator, katachi-1 to
# katachi-4 for workers, each joined with it by a line of its own. Needs root, and iproute2.
#
#   namespaces.sh up         makes them
#   namespaces.sh down       removes them
#   namespaces.sh cut N      breaks the line of worker N
#   namespaces.sh mend N     mends it
#   namespaces.sh tun N      joins worker N by the TUN devices ka-tc and ka-tn, too; 10.199.9.1 is at the
#                            coordinator's end

set -eu

workers='1 2 3 4'

case ${1-} in
  up)
    ip netns add katachi-c
    ip -n katachi-c link set lo up
    for n in $workers; do
      ip netns add "katachi-$n"
      ip link add "ka-c$n" netns katachi-c type veth peer name "ka-$n" netns "katachi-$n"
      ip -n katachi-c addr add "10.199.$n.1/24" dev "ka-c$n"
      ip -n katachi-c link set "ka-c$n" up
      ip -n "katachi-$n" addr add "10.199.$n.2/24" dev "ka-$n"
      ip -n "katachi-$n" link set lo up
      ip -n "katachi-$n" link set "ka-$n" up
    done
    ;;
  down)
    for n in c $workers; do
      ip netns del "katachi-$n" 2>/dev/null || true
    done
    ;;
  cut) ip -n "katachi-$2" link set "ka-$2" down ;;
  mend) ip -n "katachi-$2" link set "ka-$2" up ;;
  tun)
    ip link set ka-tc netns katachi-c
    ip -n katachi-c addr add 10.199.9.1 peer 10.199.9.2 dev ka-tc
    ip -n katachi-c link set ka-tc up
    ip link set ka-tn netns "katachi-$2"
    ip -n "katachi-$2" addr add 10.199.9.2 peer 10.199.9.1 dev ka-tn
    ip -n "katachi-$2" link set ka-tn up
    ;;
  *)
    echo "namespaces.sh up | down | cut N | mend N | tun N" >&2
    exit 2
    ;;
esac

#!/usr/bin/env python3
"""A slow and lossy line for SlowLineTest, where the kernel has no netem. Needs root, and Linux.

    lossy-line.py MILLIS LOSS SEED ONE OTHER

makes two TUN devices, ONE and OTHER, which the caller then moves into namespaces, and carries packets from
each to the other: MILLIS later each way, so that an answer takes twice as long, and without a share LOSS
of them, 0.01 for one in a hundred, which the seed picks. It says "ready" when the devices are there, and carries until it is
terminated; then it tells how many packets it took and lost.
"""

import collections
import fcntl
import os
import random
import select
import signal
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000
MOST_BYTES = 1 << 16


def device(name):
    """Makes a TUN device and returns its descriptor, of which a read is a packet."""
    descriptor = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(descriptor, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return descriptor


class Line:
    """One way of the line."""

    def __init__(self, source, target, seconds, loss, chance):
        self.source, self.target = source, target
        self.seconds, self.loss, self.chance = seconds, loss, chance
        self.on_the_way = collections.deque()
        self.taken = self.lost = 0

    def take(self):
        """Takes all packets that are at the source."""
        while True:
            try:
                packet = os.read(self.source, MOST_BYTES)
            except BlockingIOError:
                return
            self.taken += 1
            if self.chance.random() < self.loss:
                self.lost += 1
            else:
                self.on_the_way.append((time.monotonic() + self.seconds, packet))

    def deliver(self):
        """Gives the target what is due, and returns how long it is until the next packet is."""
        while self.on_the_way:
            wait = self.on_the_way[0][0] - time.monotonic()
            if wait > 0:
                return wait
            try:
                os.write(self.target, self.on_the_way.popleft()[1])
            except OSError:
                self.lost += 1  # The device is not up yet, or no more.
        return None


def carry(lines):
    """Carries until the process is terminated."""
    poll = select.poll()
    for line in lines:
        poll.register(line.source, select.POLLIN)
    while True:
        waits = [wait for wait in (line.deliver() for line in lines) if wait is not None]
        poll.poll(1000 * min(waits) if waits else None)
        for line in lines:
            line.take()


def main():
    """Makes the devices and carries."""
    millis, loss, seed, *names = sys.argv[1:]
    chance = random.Random(int(seed))
    one, other = (device(name) for name in names)
    lines = [
        Line(source, target, float(millis) / 1000, float(loss), chance)
        for source, target in ((one, other), (other, one))
    ]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    print("ready", flush=True)
    try:
        carry(lines)
    finally:
        taken, lost = sum(line.taken for line in lines), sum(line.lost for line in lines)
        print(f"{taken} packets, {lost} of them lost", flush=True)


main()

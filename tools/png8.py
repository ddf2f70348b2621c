#!/usr/bin/env python3
"""Makes a screenshot a third as large: its 255 most frequent colours, the others as the nearest of them."""
import struct
import sys
import zlib
from collections import Counter

BYTES = 3


def chunks(data):
    at = 8
    while at < len(data):
        size, kind = struct.unpack('>I4s', data[at:at + 8])
        yield kind, data[at + 8:at + 8 + size]
        at += size + 12


def chunk(kind, content):
    return struct.pack('>I', len(content)) + kind + content + struct.pack('>I', zlib.crc32(kind + content))


def paeth(a, b, c):
    guess = a + b - c
    return min((abs(guess - a), 0, a), (abs(guess - b), 1, b), (abs(guess - c), 2, c))[2]


def unfiltered(raw, height, size):
    """The lines of pixels, whose bytes are stored as differences to neighbours."""
    above = bytes(size)
    for start in range(0, height * (size + 1), size + 1):
        kind, line = raw[start], bytearray(raw[start + 1:start + 1 + size])
        for x in range(size if kind else 0):
            a, c = (line[x - BYTES], above[x - BYTES]) if x >= BYTES else (0, 0)
            b = above[x]
            line[x] = line[x] + (a, b, (a + b) // 2, paeth(a, b, c))[kind - 1] & 255
        above = bytes(line)
        yield [above[x:x + BYTES] for x in range(0, size, BYTES)]


def reduced(data):
    parts = list(chunks(data))
    width, height, depth, colours = struct.unpack('>IIBB', parts[0][1][:10])
    if (depth, colours) != (8, 2):
        sys.exit('png8.py: needs a PNG of 24 bits per pixel')
    raw = zlib.decompress(b''.join(content for kind, content in parts if kind == b'IDAT'))
    lines = list(unfiltered(raw, height, BYTES * width))
    counts = Counter(pixel for line in lines for pixel in line)
    kept = [colour for colour, _ in counts.most_common(255)]
    nearest = {
        colour: min(range(len(kept)), key=lambda i: sum((p - q) ** 2 for p, q in zip(colour, kept[i])))
        for colour in counts
    }
    body = b''.join(b'\0' + bytes(nearest[pixel] for pixel in line) for line in lines)
    return (data[:8] + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 3, 0, 0, 0))
            + chunk(b'PLTE', b''.join(kept)) + chunk(b'IDAT', zlib.compress(body, 9)) + chunk(b'IEND', b''))


with open(sys.argv[1], 'rb') as source:
    small = reduced(source.read())
with open(sys.argv[2], 'wb') as target:
    target.write(small)

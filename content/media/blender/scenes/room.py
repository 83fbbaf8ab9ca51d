"""What rooms are made of: planked floors, walls with a skirting, a window that throws its light."""
import random
from materials import plain, wood
from shapes import box, lathe, tube


def floor(width, depth, plank=0.24, tones=(("#c39a6b", "#9a7046"), ("#b98f61", "#90673f"), ("#cba678", "#a37a50"))):
    random.seed(4)
    kinds = [wood(f"plank {i}", light, dark, "x", 1.0, 0.5) for i, (light, dark) in enumerate(tones)]
    box("under", (width, depth, 0.02), plain("under", "#4a3524", 0.9), 0.002, (0, 0, -0.05))
    y = -depth / 2
    while y < depth / 2:
        x = -width / 2 - random.uniform(0, 2)
        while x < width / 2:
            length = random.uniform(1.6, 2.6)
            box("plank", (length - 0.004, plank - 0.004, 0.03), random.choice(kinds), 0.003, (x + length / 2, y + plank / 2, -0.015), segments=2)
            x += length
        y += plank


def wall(at, size, material, skirting=None):
    box("wall", size, material, 0.01, at)
    if skirting:
        box("skirting", (size[0], size[1] + 0.04, 0.11), skirting, 0.012, (at[0], at[1], 0.055))


def window_light(at, panes=(2, 3), pane=(0.62, 0.62), bar=0.07, board=9.0):
    """A dark board with a window cut into it, standing in the sun's way: x is its plane."""
    dark = plain("board", "#d8d2c8", 0.9)
    columns, rows = panes
    wide, high = columns * (pane[0] + bar) + bar, rows * (pane[1] + bar) + bar
    x, y, z = at
    for dy in (-1, 1):
        box("board", (0.1, board, board), dark, 0.005, (x, y + dy * (wide / 2 + board / 2), z))
        box("board", (0.1, wide, board), dark, 0.005, (x, y, z + dy * (high / 2 + board / 2)))
    for i in range(columns + 1):
        box("bar", (0.08, bar, high), dark, 0.005, (x, y - wide / 2 + bar / 2 + i * (pane[0] + bar), z))
    for i in range(rows + 1):
        box("bar", (0.08, wide, bar), dark, 0.005, (x, y, z - high / 2 + bar / 2 + i * (pane[1] + bar)))


def frame(at, size, art, wooden, mount):
    """A picture: frame, mount, and two plain bodies of colour."""
    x, y, z = at
    w, h = size
    for dx, dz, sx, sz in ((0, h / 2, w + 0.04, 0.04), (0, -h / 2, w + 0.04, 0.04), (w / 2, 0, 0.04, h), (-w / 2, 0, 0.04, h)):
        box("frame", (sx, 0.045, sz), wooden, 0.006, (x + dx, y, z + dz))
    box("mount", (w, 0.01, h), mount, 0.002, (x, y + 0.005, z))
    lathe("art", [(0, 0), (w * 0.24, 0), (w * 0.24, 0.004), (0, 0.004)], art[0], 0, 64, (x + w * 0.06, y - 0.004, z + h * 0.1), (90, 0, 0))
    box("art", (w * 0.5, 0.008, h * 0.26), art[1], 0.002, (x, y - 0.004, z - h * 0.18))


def table(at, radius, high, top, leg):
    lathe("top", [(0, high - 0.03), (radius, high - 0.03), (radius, high), (0, high)], top, 0.012, 128, at)
    lathe("leg", [(0, 0.0), (radius * 0.62, 0.0), (radius * 0.62, 0.015), (0.05, 0.05, 0.1), (0.024, 0.2, 0.1), (0.024, high - 0.03), (0, high - 0.03)], leg, 0.03, 96, at)


def pendant(at, radius, material, drop):
    x, y, z = at
    shade = lathe("shade", [(0.03, radius * 0.86), (radius * 0.35, radius * 0.8, 0.1), (radius * 0.93, radius * 0.3, 0.1), (radius, 0), (radius - 0.012, 0),
                            (radius * 0.91, radius * 0.3, 0.1), (radius * 0.34, radius * 0.77, 0.1), (0.03, radius * 0.83)], material, 0.05, 128, at)
    tube("cord", [(x, y, z + radius * 0.84), (x, y, z + drop)], 0.007, plain("cord", "#2a2a2a", 0.7), smooth=False)
    return shade

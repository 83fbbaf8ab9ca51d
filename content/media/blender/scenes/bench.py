"""A joiner's bench: a plane on a board, shavings, chisels, a square, the tools on the wall behind."""
import math
import random
import numpy as np
import studio
from land import grid
from materials import metal, plain, wood
from shapes import box, lathe, place, plate, tube, bevel
import room

OWN_SET = True
BASE = "#9a948c"


def shaving(at, material, radius, turns, width, tilt, seed):
    """A curl of wood: a thin band wound into itself, drawn out to one side."""
    dice = random.Random(seed)
    steps = int(turns * 40)
    t = np.linspace(0, 1, steps)[:, None]
    angle = t * turns * 2 * math.pi
    r = radius * (1 - 0.62 * t) + 0.004 * np.sin(angle * 3 + seed)
    across = np.linspace(-0.5, 0.5, 5)[None, :]
    x = r * np.cos(angle) + 0 * across
    z = r * np.sin(angle) + radius + 0 * across
    y = across * width * (1 - 0.15 * t) + t * width * dice.uniform(0.2, 0.9)
    curl = grid("shaving", np.stack([x, y, z], -1), material)
    return place(curl, at, (tilt[0], tilt[1], dice.uniform(0, 360)))


def plane(at, turn):
    """A smoothing plane: a beech body, an iron, a wedge, a horn to push it by."""
    def build():
        beech = wood("beech", "#d2a06c", "#ab7846", "x", 1.4, 0.4)
        dark = wood("horn", "#7c4a2a", "#552f1a", "z", 1.5, 0.35)
        iron = metal("iron", "#a9a9a6", 0.25)
        outline = [(-0.27, 0), (0.27, 0), (0.27, 0.12), (0.08, 0.13), (0.05, 0.13), (0.0, 0.04), (-0.05, 0.04), (-0.06, 0.13), (-0.27, 0.12)]
        body = plate("body", outline, 0.15, beech, 0.008)
        place(body, (0, 0.075, 0), (90, 0, 0))
        for side in (-1, 1):
            cheek = plate("cheek", [(-0.27, 0), (0.27, 0), (0.27, 0.118), (0.1, 0.14), (-0.1, 0.14), (-0.27, 0.118)], 0.03, beech, 0.006)
            place(cheek, (0, side * 0.08 + 0.015, 0), (90, 0, 0))
        box("iron", (0.012, 0.11, 0.3), iron, 0.003, (0.055, 0, 0.15), (0, 42, 0))
        box("wedge", (0.026, 0.1, 0.22), dark, 0.006, (0.03, 0, 0.15), (0, 42, 0))
        lathe("knob", [(0, 0), (0.035, 0), (0.026, 0.03, 0.02), (0.042, 0.075, 0.03), (0.03, 0.105, 0.02), (0, 0.11)], dark, 0.01, 48, (-0.2, 0, 0.12))
        tube("tote", [(0.2, 0, 0.11, 1.1), (0.195, 0, 0.17, 0.9), (0.225, 0, 0.225, 0.9), (0.205, 0, 0.25, 1)], 0.024, dark)
    return studio.group(build, at, turn)


def chisel(at, turn, long=1.0, standing=False):
    def build():
        ash = wood("ash", "#caa070", "#a67c4c", "z", 2.0, 0.4)
        lathe("handle", [(0, 0), (0.018, 0), (0.026, 0.03, 0.02), (0.029, 0.12, 0.03), (0.022, 0.17, 0.02), (0.024, 0.19), (0, 0.195)], ash, 0.008, 40)
        lathe("ferrule", [(0.014, -0.03), (0.019, -0.03), (0.021, 0.005), (0.014, 0.005)], metal("brass", "#cda45e", 0.25), 0.002, 32)
        box("blade", (0.034, 0.009, 0.22 * long), metal("blade", "#b9b9b6", 0.22), 0.002, (0, 0, -0.13))
    frame = studio.group(build, at)
    frame.rotation_euler = (math.radians(0 if standing else 90), 0, math.radians(turn))
    return frame


def wall_tools(y):
    """A rail with chisels, a saw and squares, on the board behind the bench."""
    oak = wood("rail", "#b58a5b", "#8c6138", "x", 1.0)
    box("rail", (2.5, 0.06, 0.05), oak, 0.006, (-0.2, y - 0.04, 0.82))
    for i in range(6):
        chisel((-1.25 + i * 0.135, y - 0.06, 0.86), 0, 0.8 + 0.08 * i, True)
    steel = metal("saw", "#b5b5b2", 0.3)
    saw = plate("saw", [(0, 0), (0.86, 0.075), (0.86, 0.13), (0, 0.24)], 0.004, steel, 0.001)
    place(saw, (-0.24, y - 0.035, 0.78), (90, 0, 0))
    grip = plate("grip", [(-0.2, -0.05), (-0.1, -0.06), (0.03, -0.02), (0.05, 0.2), (0.0, 0.27), (-0.1, 0.24), (-0.14, 0.16), (-0.1, 0.08), (-0.17, 0.02)], 0.03, wood("grip", "#8a5430", "#5e361d", "x", 1.2), 0.01)
    place(grip, (-0.22, y - 0.03, 0.79), (90, 0, 0))
    tube("mallet", [(0.95, y - 0.07, 0.5), (0.95, y - 0.07, 0.92)], 0.017, oak, smooth=False)
    box("head", (0.26, 0.11, 0.14), wood("mallet", "#c29766", "#97683c", "x", 1.2), 0.02, (0.95, y - 0.07, 0.97))


def build():
    random.seed(3)
    paint = plain("paint", BASE, 0.9, tint="c", specular=0.15, grain=0.04, grain_scale=24)
    room.wall((0, 1.0, 0.9), (6, 0.1, 3.2), paint)
    top = wood("top", "#c79d6b", "#9f7447", "x", 0.7, 0.5)
    for i in range(6):
        box("plank", (3.9, 0.246, 0.09), top, 0.006, (0, -0.85 + i * 0.25, -0.045), segments=3)
    wall_tools(0.95)
    work = wood("work", "#dbb684", "#bd9260", "x", 0.9, 0.5)
    box("work", (1.7, 0.3, 0.045), work, 0.004, (-0.25, -0.12, 0.0225), (0, 0, 3))
    box("stop", (0.05, 0.2, 0.07), wood("stop", "#8f6439", "#6c4626", "y"), 0.006, (-1.13, -0.16, 0.02), (0, 0, 3))
    plane((0.16, -0.1, 0.046), 184)
    peel = wood("peel", "#e6c494", "#d2a973", "y", 1.6, 0.6)
    for i in range(15):
        x, y = random.uniform(-1.0, 0.0), random.choice((random.uniform(-0.6, -0.3), random.uniform(-0.24, 0.0)))
        z = 0.046 if -0.25 < y < 0.02 else 0.0
        shaving((x, y, z), peel, random.uniform(0.028, 0.055), random.uniform(1.6, 3.0), random.uniform(0.08, 0.16), (0, random.uniform(-8, 8)), i)
    chisel((0.78, -0.42, 0.03), 118)
    chisel((0.98, -0.36, 0.03), 112, 1.2)
    tube("pencil", [(0.42, -0.52, 0.009), (0.62, -0.57, 0.009)], 0.008, plain("pencil", "#b4532f", 0.5), smooth=False)
    for i, tone in enumerate((("#a5713f", "#7c4f29"), ("#d0a672", "#ab7f4e"), ("#b98753", "#8f6036"))):
        box("stock", (1.1 - 0.1 * i, 0.14, 0.06), wood("stock", *tone, "x", 1.0), 0.004, (1.15, 0.42 + 0.02 * i, 0.03 + 0.062 * i), (0, 0, -4 + 5 * i))
    lathe("jar", [(0, 0), (0.08, 0), (0.085, 0.16), (0.075, 0.16), (0.07, 0.02), (0, 0.02)], plain("jar", BASE, 0.4, tint="b", coat=0.2), 0.012, 64, (-0.98, 0.5, 0))
    for i in range(4):
        tube("brush", [(-0.98 + 0.02 * (i - 1.5), 0.5, 0.05), (-0.98 + 0.05 * (i - 1.5), 0.5 + 0.03 * (i % 2), 0.3 + 0.03 * (i % 3))], 0.008, peel if i % 2 else top, smooth=False)
    room.window_light((-3.0, -1.5, 2.2), (3, 3), (0.5, 0.44), 0.05, 7)
    studio.room_light(1.0, "#eef2f8")
    studio.sun((0.8, 0.5, -0.5), 6.5, "#ffdfb4", 1.2)
    studio.view((0.14, -2.2, 0.68), (0.04, 0.1, 0.3), 40)

"""A gallery: three pictures on a white wall, an oak bench, light from a lantern in the roof."""
import math
import studio
from materials import cloth, plain, wood
from shapes import box, lathe, oblong, plate
import room

OWN_SET = True
BASE = "#9a948c"


def canvas(at, size, ground, bodies, frame):
    """A painting in a thin frame; `bodies` are outlines in parts of its width and height, each with its paint."""
    x, y, z = at
    w, h = size
    for dx, dz, sx, sz in ((0, h / 2, w + 0.05, 0.025), (0, -h / 2, w + 0.05, 0.025), (w / 2, 0, 0.025, h), (-w / 2, 0, 0.025, h)):
        box("frame", (sx, 0.06, sz), frame, 0.004, (x + dx, y - 0.02, z + dz))
    box("canvas", (w, 0.03, h), ground, 0.003, (x, y, z))
    for layer, (outline, paint) in enumerate(bodies):
        piece = plate("body", [(px * w, pz * h) for px, pz in outline], 0.002, paint, 0.0004)
        piece.rotation_euler = (math.radians(90), 0, 0)
        piece.location = (x, y - 0.016 - 0.0022 * layer, z)


def round_body(x, z, rx, rz, start=0, end=360):
    return [(x + rx * math.cos(math.radians(a)), z + rz * math.sin(math.radians(a))) for a in range(start, end + (0 if end == 360 else 1), 6)]


def block(x, z, w, h):
    return [(x - w / 2, z - h / 2), (x + w / 2, z - h / 2), (x + w / 2, z + h / 2), (x - w / 2, z + h / 2)]


def build():
    wall = plain("wall", BASE, 0.9, tint="c", specular=0.15, grain=0.02, grain_scale=30)
    white = plain("white", "#e9e5dc", 0.6)
    oak = wood("oak", "#c09364", "#96693f", "x")
    paints = {name: plain(name, tone, 0.85, grain=0.05, grain_scale=25, stain=0.12) for name, tone in
              (("cream", "#efe6d4"), ("rust", "#b4532f"), ("navy", "#2b3c50"), ("ochre", "#d2a04c"), ("sage", "#86957d"), ("rose", "#d9a893"), ("black", "#26262a"))}
    p = paints
    room.floor(11, 7, 0.3)
    room.wall((0, 2.4, 2.4), (11, 0.2, 4.8), wall, white)
    canvas((-2.15, 2.28, 1.72), (1.15, 1.5), p["cream"], [(round_body(0.0, 0.12, 0.3, 0.23), p["rust"]), (block(0, -0.2, 0.6, 0.3), p["navy"]), (round_body(-0.16, -0.2, 0.14, 0.107), p["ochre"])], oak)
    canvas((0.05, 2.28, 1.72), (2.0, 1.5), p["navy"], [(round_body(-0.12, -0.5, 0.34, 0.72, 0, 180), p["sage"]), (round_body(0.2, -0.5, 0.24, 0.5, 0, 180), p["ochre"]), (round_body(0.3, 0.27, 0.085, 0.113), p["cream"])], oak)
    canvas((2.2, 2.28, 1.72), (1.15, 1.5), p["rose"], [(block(-0.12, 0.0, 0.34, 0.76), p["cream"]), (block(0.14, -0.12, 0.3, 0.52), p["rust"]), (round_body(0.1, 0.26, 0.2, 0.153, 0, 180), p["black"])], oak)
    box("seat", (1.9, 0.44, 0.07), oak, 0.012, (0.3, 0.55, 0.42))
    for x in (-0.5, 1.1):
        box("leg", (0.07, 0.4, 0.39), oak, 0.01, (x, 0.55, 0.195))
    box("rail", (1.55, 0.05, 0.07), oak, 0.008, (0.3, 0.55, 0.3))
    studio.lamp((0, 0.2, 5.2), (0, 2.6, 1.2), 5.5, 260, "#fff8ee", 1.2)
    studio.room_light(0.55, "#f2f5f8")
    studio.sun((0.5, 0.62, -0.9), 1.2, "#ffe9cf", 3)
    studio.view((0.0, -5.0, 1.5), (0.0, 2.0, 1.42), 40)

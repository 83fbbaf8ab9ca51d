"""A spiral stair, seen from the top: treads round an open eye, a thin rail, light from above."""
import math
import studio
from materials import metal, plain, wood
from shapes import lathe, mesh, bevel, tube

OWN_SET = True
BASE = "#9a948c"


def tread(angle, span, inner, outer, z, thick, material):
    steps, ring = 7, []
    for r, order in ((inner, range(steps + 1)), (outer, range(steps, -1, -1))):
        ring += [(r * math.cos(angle + span * i / steps), r * math.sin(angle + span * i / steps)) for i in order]
    count = len(ring)
    vertices = [(x, y, h) for h in (z - thick, z) for x, y in ring]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    return bevel(mesh("tread", vertices, [tuple(reversed(f)) for f in faces], material), 0.012, 2, 50)


def build():
    wall = plain("wall", BASE, 0.9, tint="a", specular=0.15, grain=0.03, grain_scale=8)
    side = plain("side", BASE, 0.8, tint="b", specular=0.2)
    oak = wood("tread", "#c69a68", "#98703f", "x", 0.7)
    rail = metal("rail", "#2f2c29", 0.45)
    inner, outer, rise, a_turn = 0.95, 2.35, 0.175, 22
    span = 2 * math.pi / a_turn
    total = a_turn * 5
    for index in range(total):
        z, angle = -index * rise, index * span
        tread(angle, span * 1.06, inner, outer, z, 0.05, oak)
        tread(angle, span, inner, outer, z - 0.05, rise + 0.03, side)
    line = [((inner - 0.05) * math.cos(i * span), (inner - 0.05) * math.sin(i * span), 0.9 - i * rise) for i in range(-1, total)]
    tube("rail", line, 0.035, oak, resolution=3)
    for index in range(0, total):
        a = (index + 0.5) * span
        x, y, z = (inner - 0.05) * math.cos(a), (inner - 0.05) * math.sin(a), -index * rise
        tube("bar", [(x, y, z - 0.2), (x, y, z + 0.85)], 0.011, rail, smooth=False)
    string = [((inner - 0.02) * math.cos(i * span), (inner - 0.02) * math.sin(i * span), -0.1 - i * rise) for i in range(-1, total)]
    tube("string", string, 0.06, side, resolution=3)
    deep = total * rise
    lathe("shaft", [(2.36, 3), (2.36, -deep - 0.5), (0, -deep - 0.5)], wall, 0, 128)
    studio.lamp((0, 0, 3.8), (0, 0, 0), 2.4, 260, "#fff4e4")
    studio.lamp((-3.2, -1.5, 6), (0.5, 0.4, -6), 1.6, 600, "#ffe9cc")
    studio.lamp((0, 0, -deep + 0.4), (0, 0, 0), 1.6, 120, "#fff2df")
    studio.room_light(0.7, "#eef2f6")
    studio.view((-0.45, -0.25, 3.1), (0.12, 0.1, -8), 33)

"""A still life of plain bodies: blocks, an arch, balls, a stair, a bowl, on a sheet of paper."""
import math
import studio
from materials import plain, metal, glass
from shapes import box, lathe, plate, place, mesh, subdivide, solidify

OWN_SET = True
BASE = "#9a948c"


def ball(radius, material, at):
    profile = [(radius * math.sin(math.radians(a)), -radius * math.cos(math.radians(a))) for a in range(0, 181, 5)]
    return place(lathe("ball", profile, material, 0, 96), (at[0], at[1], at[2] + radius))


def arch(material, width, height, thick, band, at, turn=0):
    outer, inner = width / 2, width / 2 - band
    rise = height - outer
    outline = [(-outer, 0), (-inner, 0)] + [(-inner * math.cos(math.radians(a)), rise + inner * math.sin(math.radians(a))) for a in range(0, 181, 5)]
    outline += [(inner, 0), (outer, 0)] + [(outer * math.cos(math.radians(a)), rise + outer * math.sin(math.radians(a))) for a in range(0, 181, 5)]
    piece = plate("arch", outline, thick, material, 0.012)
    return place(piece, at, (90, 0, turn))


def build():
    a, b, c = (plain(f"body {slot}", BASE, 0.6, tint=slot, grain=0.02, grain_scale=90) for slot in "abc")
    stone = plain("stone", "#e9e3d8", 0.75, grain=0.04, grain_scale=60)
    studio.paper(depth=2.2)
    box("plinth", (1.5, 0.9, 0.34), a, 0.03, (-0.5, 0.1, 0.17))
    box("plinth", (0.8, 0.8, 0.7), stone, 0.03, (0.75, 0.45, 0.35), (0, 0, 12))
    arch(b, 1.1, 1.35, 0.26, 0.2, (-0.75, 0.4, 0.34), 6)
    arch(c, 0.66, 0.83, 0.26, 0.14, (-0.78, 0.36, 0.34), 6)
    ball(0.27, stone, (0.02, -0.08, 0.34))
    ball(0.2, b, (0.62, 0.42, 0.7))
    ball(0.13, metal("brass", "#d8b778", 0.22), (0.28, -0.62, 0))
    for step in range(4):
        box("step", (0.62, 0.2 * (4 - step), 0.14), c, 0.016, (1.42, -0.3 - 0.1 * (4 - step) + 0.4, 0.07 + 0.14 * step), (0, 0, 0))
    lathe("bowl", [(0, 0), (0.12, 0), (0.16, 0.02), (0.36, 0.2, 0.2), (0.38, 0.26), (0.35, 0.26), (0.33, 0.2, 0.2), (0.1, 0.05), (0, 0.05)], a, 0.02, 128, (-1.35, -0.42, 0))
    lathe("disc", [(0, 0), (0.42, 0), (0.42, 0.1), (0, 0.1)], c, 0.03, 128, (0.98, 0.72, 1.12), (90, 0, -14))
    studio.room_light(0.38)
    studio.lamp((-4.4, -2.2, 3.8), (0, 0, 0.5), 1.5, 640)
    studio.lamp((4.6, -2.2, 2.4), (0, 0, 0.6), 2.6, 60, "#eef3ff")
    studio.lamp((1.4, 3.4, 5.2), (0, 1.2, 0.4), 2.8, 200)
    studio.view((0.1, -7.6, 2.0), (0.06, 0, 0.72), 66)

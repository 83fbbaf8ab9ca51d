"""A covered walk along a courtyard: the sun comes through the arches and lies on the floor and the wall."""
import math
import hills
import studio
from materials import plain
from shapes import box, lathe, plate

OWN_SET = True
BASE = "#9a948c"


def row_of_arches(material, count, opening, pillar, spring, height, thick):
    """A wall with arches that reach the floor, cut from one outline."""
    half, step = opening / 2, opening + pillar
    outline = [(0, 0)]
    for index in range(count):
        middle = pillar + half + index * step
        curve = [(middle - half * math.cos(math.radians(a)), spring + half * math.sin(math.radians(a))) for a in range(0, 181, 6)]
        outline += [(middle - half, 0), *curve, (middle + half, 0)]
    long = pillar + count * step
    outline += [(long, 0), (long, height), (0, height)]
    return plate("arches", outline, thick, material, 0.02)


def build(sun=(-0.8, 0.3, -0.6), power=5.0, light="#ffe6c4", sky=("#e8edef", "#8fb1ca"), ambient=0.85):
    wall = plain("plaster", BASE, 0.9, tint="a", specular=0.1, grain=0.05, grain_scale=12)
    stone = plain("stone", BASE, 0.6, tint="b", specular=0.3, grain=0.02, grain_scale=16)
    clay = plain("clay", BASE, 0.8, tint="c", grain=0.05)
    arches = row_of_arches(wall, 7, 2.2, 0.62, 2.5, 4.6, 0.55)
    arches.rotation_euler = (math.radians(90), 0, math.radians(90))
    arches.location = (1.55, -3.2, 0)
    box("inner", (0.4, 30, 4.6), wall, 0.02, (-1.75, 9, 2.3))
    box("end", (5, 0.4, 4.6), wall, 0.02, (0, 16.9, 2.3))
    box("niche", (1.3, 0.5, 2.6), plain("niche", "#54483e", 0.9), 0.03, (0, 16.75, 1.3))
    for index in range(14):
        box("beam", (3.4, 0.2, 0.22), plain("beam", "#7a5a3e", 0.7, grain=0.05), 0.015, (0.1, -2.6 + index * 1.41, 4.48))
    box("ceiling", (3.8, 24, 0.2), wall, 0.02, (0.1, 8, 4.7))
    for i in range(6):
        for j in range(40):
            box("tile", (0.6, 0.6, 0.06), stone, 0.006, (-1.6 + 0.615 * i, -4 + 0.615 * j, -0.03), segments=2)
    box("bed", (5.2, 40, 0.05), stone, 0.01, (0.3, 12, -0.07))
    box("yard", (40, 60, 0.1), plain("yard", "#c9b896", 0.95, grain=0.2, grain_scale=20), 0.02, (22, 15, -0.09))
    box("far wall", (0.4, 60, 3.4), wall, 0.02, (11, 15, 1.7))
    for y in (1.0, 6.64):
        studio.group(lambda: lathe("pot", [(0, 0), (0.2, 0), (0.33, 0.24, 0.2), (0.29, 0.56, 0.1), (0.2, 0.64), (0.235, 0.7), (0.2, 0.7), (0.16, 0.62), (0, 0.6)], clay, 0.05, 96), (-1.2, y + 1.4, 0))
    studio.sun(sun, power, light, 0.8)
    hills.world(sky, ambient)
    studio.view((-0.32, -4.6, 1.6), (0.02, 10, 1.85), 30)

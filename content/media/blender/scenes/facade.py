"""A white facade in raking sun: deep window bays, balconies, blinds drawn here and there."""
import random
import hills
import studio
from materials import metal, plain, wood
from shapes import box

OWN_SET = True
BASE = "#9a948c"


def build(sky=("#d6e2ea", "#5f94c0"), sun=(0.62, 0.55, -0.62), light="#ffeacb", seed=5):
    random.seed(seed)
    wall = plain("render", BASE, 0.9, tint="a", specular=0.1, grain=0.03, grain_scale=8)
    inner = plain("bay", BASE, 0.9, tint="b", specular=0.1)
    awning = plain("awning", BASE, 0.9, tint="c", specular=0.1)
    pane = plain("pane", "#20303a", 0.04, specular=0.9, coat=0.6)
    blind = plain("blind", "#d9d0bf", 0.9)
    rail, frame = metal("rail", "#3a3937", 0.5), wood("frame", "#a3764a", "#7a5330")
    bay, floor, deep = 3.0, 3.1, 1.15
    columns, floors = 7, 6
    box("back", (columns * bay, 0.3, floors * floor), inner, 0.02, (0, deep + 0.1, floors * floor / 2))
    for i in range(columns + 1):
        box("pier", (0.42, deep, floors * floor + 0.4), wall, 0.02, ((i - columns / 2) * bay, deep / 2, floors * floor / 2 + 0.2))
    for j in range(floors + 1):
        box("slab", (columns * bay + 0.42, deep + 0.06, 0.4), wall, 0.02, (0, deep / 2 - 0.03, j * floor))
    for i in range(columns):
        for j in range(floors):
            x, z = (i + 0.5 - columns / 2) * bay, j * floor + 0.2
            box("frame", (1.72, 0.1, 2.32), frame, 0.015, (x, deep - 0.08, z + 1.16))
            for side in (-1, 1):
                box("pane", (0.74, 0.03, 2.14), pane, 0.005, (x + side * 0.42, deep - 0.135, z + 1.17))
            chance = random.random()
            if chance < 0.4:
                drop = random.choice((0.5, 0.9, 1.5))
                box("blind", (1.6, 0.03, drop), blind, 0.008, (x, deep - 0.17, z + 2.24 - drop / 2))
            elif chance < 0.58:
                box("awning", (2.4, 0.9, 0.035), awning, 0.01, (x, 0.28, z + 2.3), (24, 0, 0))
            box("rail", (bay - 0.42, 0.03, 0.04), rail, 0.008, (x, 0.08, z + 0.98))
            for k in range(17):
                box("bar", (0.014, 0.014, 0.98), rail, 0.003, (x + (k - 8) * 0.155, 0.08, z + 0.49), segments=1)
    studio.sun(sun, 4.8, light, 0.6)
    hills.world(sky, 0.8)
    studio.view((-8.5, -21, 6.4), (-0.6, 0, 6.4), 38, shift=0.3)

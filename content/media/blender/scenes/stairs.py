"""A plastered stair in the sun: broad steps, a curved wall, an arch that opens on the sky."""
import math
import hills
import studio
from materials import plain
from shapes import box, lathe, plate

OWN_SET = True
BASE = "#9a948c"


def arch_wall(material, width, height, thick, opening, spring):
    """A wall with an arched opening, cut from one outline."""
    half = opening / 2
    inner = [(half, 0)] + [(half * math.cos(math.radians(a)), spring + half * math.sin(math.radians(a))) for a in range(0, 181, 6)] + [(-half, 0)]
    outline = [(-width * 0.5, 0), (-half, 0)] + list(reversed(inner))[1:-1] + [(half, 0), (width * 0.5, 0), (width * 0.5, height), (-width * 0.5, height)]
    wall = plate("wall", outline, thick, material, 0.02)
    wall.rotation_euler = (math.radians(90), 0, 0)
    return wall


def build():
    wall = plain("plaster", BASE, 0.9, tint="a", specular=0.15, grain=0.05, grain_scale=14)
    tread = plain("tread", BASE, 0.85, tint="b", specular=0.15, grain=0.04, grain_scale=20)
    for step in range(9):
        box("step", (3.8, 6, 0.24), tread, 0.018, (0.2, 3 + step * 0.4, 0.12 + step * 0.24 - 0.12))
    back = arch_wall(wall, 12, 7.2, 0.5, 1.7, 3.75)
    back.location = (0.2, 4.9, 0)
    box("left", (0.7, 4.1, 2.2), wall, 0.03, (-1.85, 0.75, 1.1))
    box("left high", (0.7, 3.2, 4.4), wall, 0.03, (-1.85, 4.4, 2.2))
    for step in range(4):
        box("parapet", (0.5, 1.05, 0.9 + step * 0.62), wall, 0.03, (2.15, 1.0 + step * 1.05, (0.9 + step * 0.62) / 2))
    box("ground", (40, 40, 0.2), tread, 0.02, (0, 0, -0.1))
    bowl = lathe("pot", [(0, 0), (0.2, 0), (0.34, 0.2, 0.2), (0.3, 0.52, 0.1), (0.2, 0.6), (0.24, 0.68), (0.2, 0.68), (0.16, 0.6), (0, 0.58)],
                 plain("pot", BASE, 0.7, tint="c", grain=0.05), 0.05, 96)
    bowl.location = (2.15, 1.0, 0.9)
    studio.sun((0.74, 0.5, -0.62), 4.2, "#fff0d8", 0.8)
    hills.world(("#dfe8ee", "#7fa6c6"), 0.75)
    studio.view((0.15, -7.4, 1.75), (0.15, 4.0, 2.05), 42)

"""Headphones: a padded band, two cups with soft cushions, thin steel between."""
import math
from materials import plain, leather, metal, cloth
from shapes import tube, lathe, place, box, mesh, solidify, bevel, subdivide

BASE = "#9a948c"


def band(material, radius, width, thick, start, end, squash=1.0, name="band"):
    steps, vertices = 64, []
    for step in range(steps + 1):
        a = math.radians(start + (end - start) * step / steps)
        w = width * (0.62 + 0.38 * math.sin(math.pi * step / steps))
        x, z = radius * math.cos(a), radius * squash * math.sin(a)
        vertices += [(x, -w / 2, z), (x, -w / 4, z + 0.0), (x, w / 4, z + 0.0), (x, w / 2, z)]
    faces = [(4 * i + j, 4 * i + j + 1, 4 * i + j + 5, 4 * i + j + 4) for i in range(steps) for j in range(3)]
    ribbon = mesh(name, vertices, faces, material)
    solidify(ribbon, thick, 0)
    bevel(ribbon, thick * 0.45, 4, 60)
    ribbon.location = (0, 0, 0.95)
    return ribbon


def build():
    shell = plain("shell", BASE, 0.38, tint="a", grain=0.015, grain_scale=200)
    hide = leather("pad", BASE, tint="b")
    steel = metal("steel", "#c8c6c2", 0.25)
    band(shell, 0.78, 0.26, 0.03, 8, 172, 1.05, "outer")
    band(hide, 0.735, 0.24, 0.06, 22, 158, 1.05, "inner")
    for side in (-1, 1):
        parts = []
        cup = lathe("cup", [(0, 0), (0.24, 0), (0.33, 0.03), (0.345, 0.1), (0.31, 0.16), (0, 0.16)], shell, 0.05, 128)
        disc = lathe("disc", [(0, -0.008), (0.205, -0.008), (0.215, 0.0), (0.215, 0.01)], metal("disc", "#bdbab4", 0.3, (1, 1, 60)), 0.006, 96)
        ring = lathe("cushion", [(0.17, 0.16), (0.33, 0.16), (0.345, 0.23, 0.07), (0.3, 0.31, 0.1), (0.2, 0.3, 0.08), (0.165, 0.2)], hide, 0.06, 128)
        net = lathe("net", [(0, 0.2), (0.18, 0.2)], cloth("net", "#3a3936", threads=300), 0, 64)
        for part in (cup, disc, ring, net):
            place(part, (side * 0.86, 0, 0.55), (0, -90 * side, 0), (1.16, 0.94, 1))
        tube("slider", [(side * 0.775, 0, 1.16), (side * 0.815, 0, 1.02), (side * 0.825, 0, 0.9)], 0.022, steel)
        yoke = [(side * 0.815, y, z) for y, z in
                ((-0.345, 0.55), (-0.33, 0.74), (-0.2, 0.93), (0, 0.99), (0.2, 0.93), (0.33, 0.74), (0.345, 0.55))]
        tube("yoke", yoke, 0.02, steel)
        for y in (-0.345, 0.345):
            place(lathe("hinge", [(0, 0), (0.035, 0), (0.03, 0.03), (0, 0.034)], steel, 0.008, 32),
                  (side * 0.815, y, 0.55), (90 if y < 0 else -90, 0, 0))
    import bpy
    for thing in bpy.context.scene.objects:
        thing.location.z -= 0.15

"""A low armchair: thick cushions in wool on a frame of oak."""
import math
import bmesh
from materials import plain, wood
from shapes import box, mesh, place, tube

BASE = "#9a948c"


def cushion(width, depth, high, material, at, turn=(0, 0, 0), plump=0.12):
    """A cushion: round edges, a raised middle, corners drawn in."""
    n, vertices, faces = 24, [], []
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                edge = (1 - abs(u) ** 7) ** 0.5 * (1 - abs(v) ** 7) ** 0.5
                pull = 1 - 0.035 * (u * u * v * v)
                z = side * (high / 2 * edge + plump * high * (1 - u * u) * (1 - v * v))
                vertices.append((u * width / 2 * pull, v * depth / 2 * pull, z))
    layer = (n + 1) ** 2
    for side in (0, 1):
        for i in range(n):
            for j in range(n):
                a = side * layer + i * (n + 1) + j
                quad = (a, a + n + 1, a + n + 2, a + 1)
                faces.append(quad if side == 0 else tuple(reversed(quad)))
    thing = mesh("cushion", vertices, faces, material)
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-4)
    shape.to_mesh(thing.data)
    shape.free()
    thing.data.auto_smooth_angle = math.radians(180)
    return place(thing, at, turn)


def build():
    wool = plain("wool", BASE, 0.95, tint="a", specular=0.15, sheen=0.6, grain=0.35, grain_scale=150)
    oak = wood("oak", "#b98a5b", "#8f6239", "y", 1.2)
    upright = wood("oak up", "#b98a5b", "#8f6239", "z", 1.2)
    cushion(1.0, 0.98, 0.24, wool, (0, -0.02, 0.5), (-4, 0, 0))
    cushion(0.98, 0.84, 0.3, wool, (0, 0.45, 0.93), (71, 0, 0), 0.2)
    cushion(0.52, 0.36, 0.1, plain("pillow", BASE, 0.95, tint="b", specular=0.15, sheen=0.6, grain=0.4, grain_scale=110), (0.12, 0.2, 0.86), (62, 0, 8), 0.5)
    for x in (-0.57, 0.57):
        tube("front leg", [(x, -0.46, 0), (x, -0.44, 0.36), (x, -0.42, 0.72)], 0.038, upright, smooth=False)
        tube("back leg", [(x, 0.58, 0), (x, 0.5, 0.36), (x, 0.42, 0.74)], 0.038, upright, smooth=False)
        box("arm", (0.12, 1.12, 0.05), oak, 0.022, (x, -0.0, 0.75), (-1.5, 0, 0), 6)
        tube("side", [(x, -0.45, 0.33), (x, 0.51, 0.3)], 0.03, oak, smooth=False)
    cross = wood("oak across", "#b98a5b", "#8f6239", "x", 1.2)
    for y, z in ((-0.44, 0.34), (0.5, 0.3)):
        tube("cross", [(-0.57, y, z), (0.57, y, z)], 0.03, cross, smooth=False)
    for z, y in ((0.74, 0.6), (1.06, 0.72)):
        tube("slat", [(-0.5, y, z), (0.5, y, z)], 0.026, cross, smooth=False)
    for x in (-0.5, 0.5):
        tube("post", [(x, 0.5, 0.3), (x, 0.76, 1.2)], 0.028, upright, smooth=False)

"""A compact keyboard with sculpted keys; a few of them in another colour."""
import math
from materials import plain, metal
from shapes import mesh, bevel, box, plate, oblong, place

BASE = "#9a948c"
ROWS = [
    [1] * 13 + [2],
    [1.5] + [1] * 12 + [1.5],
    [1.75] + [1] * 11 + [2.25],
    [2.25] + [1] * 10 + [1.75, 1],
    [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
]


def key(width, depth, height, material, at, tilt):
    """A key: wider below than above, its top a shallow dish."""
    w, d = width / 2, depth / 2
    rings = [(w, d, 0), (w * 0.985, d * 0.985, height * 0.45), (w - 0.022, d - 0.024, height)]
    vertices = [(sx * a, sy * b, z) for a, b, z in rings for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(r * 4 + i, r * 4 + (i + 1) % 4, r * 4 + 4 + (i + 1) % 4, r * 4 + 4 + i) for r in range(2) for i in range(4)]
    faces.append((8, 9, 10, 11))
    thing = mesh("key", vertices, faces, material)
    bevel(thing, 0.013, 3, 20)
    return place(thing, at, (tilt, 0, 0))


def build():
    unit, gap = 0.152, 0.008
    cap = plain("cap", BASE, 0.55, tint="a", grain=0.015, grain_scale=300)
    accent = plain("accent", BASE, 0.55, tint="b", grain=0.015, grain_scale=300)
    width, depth = 15 * unit, 5 * unit
    case = plate("case", oblong(width + 0.13, depth + 0.13, 0.05), 0.15, metal("case", "#bdbab5", 0.42), 0.014)
    well = box("well", (width + 0.02, depth + 0.02, 0.02), plain("well", "#26262a", 0.6), 0.004, (0, 0, 0.147))
    parts = [case, well]
    for r, row in enumerate(ROWS):
        x = -width / 2
        scale = 15 / sum(row)
        for i, wide in enumerate(row):
            span = wide * unit * scale
            special = (r == 0 and i == 0) or (r == 2 and i == len(row) - 1)
            tall = 0.085 + 0.006 * abs(r - 2.5)
            parts.append(key(span - gap, unit - gap, tall, accent if special else cap,
                             (x + span / 2, depth / 2 - unit * (r + 0.5), 0.165), (r - 2.4) * -2.2))
            x += span
    import bpy
    frame = bpy.data.objects.new("frame", None)
    bpy.context.scene.collection.objects.link(frame)
    for part in parts:
        part.parent = frame
    frame.rotation_euler = (math.radians(5), 0, math.radians(-32))
    frame.location = (0, 0, 0.09)
    foot = box("foot", (width * 0.8, 0.05, 0.1), plain("foot", "#26262a", 0.7), 0.02, (0, depth * 0.42, -0.02))
    foot.parent = frame

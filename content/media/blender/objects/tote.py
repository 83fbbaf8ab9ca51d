"""A canvas bag with leather handles, filled a little, standing by itself."""
import math
from materials import cloth, leather, metal
from shapes import mesh, solidify, subdivide, tube, box, place, lathe

BASE = "#9a948c"


def build():
    canvas = cloth("canvas", BASE, tint="a", threads=170, strength=0.7)
    hide = leather("hide", BASE, tint="b")
    steps, rings, vertices, faces = 64, 26, [], []
    for ring in range(rings + 1):
        t = ring / rings
        wide = 0.55 + 0.1 * t - 0.05 * math.sin(math.pi * t)
        deep = 0.24 - 0.03 * t + 0.05 * math.sin(math.pi * min(t * 1.1, 1))
        power = 0.42 + 0.28 * t
        for step in range(steps):
            a = 2 * math.pi * step / steps
            c, s = math.cos(a), math.sin(a)
            x = wide * math.copysign(abs(c) ** power, c)
            y = deep * math.copysign(abs(s) ** power, s)
            fold = 0.016 * math.sin(5 * a + 3 * t) * math.sin(math.pi * t) + 0.012 * math.sin(11 * a - 5 * t) * t * (1 - t) * 4
            slump = -0.05 * t * abs(s) ** 3 * (1 - abs(c))
            vertices.append((x * (1 + fold * 0.4), y + fold * math.copysign(1, s), 0.04 + 1.06 * t + slump))
    for ring in range(rings):
        for step in range(steps):
            a, b = ring * steps + step, ring * steps + (step + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    faces.append(tuple(reversed(range(steps))))
    bag = mesh("bag", vertices, faces, canvas)
    solidify(bag, 0.02)
    subdivide(bag, 1)
    lower = [(x, y, z) for x, y, z in vertices[: steps * 6]]
    grow = [(x * 1.012, y * 1.02, z - (0.03 if i < steps else 0)) for i, (x, y, z) in enumerate(lower)]
    sides = [f for f in faces[: steps * 5]]
    base = mesh("base", grow, sides + [tuple(reversed(range(steps)))], hide)
    solidify(base, 0.02, 1)
    subdivide(base, 1)
    for side, high, lean in ((-1, 0.62, -0.07), (1, 0.56, 0.16)):
        y = side * 0.225
        points = [(-0.26, y * 1.03, 0.78), (-0.26, y, 1.08), (-0.19, y + lean * 0.6, 1.08 + high * 0.72), (0, y + lean, 1.08 + high),
                  (0.19, y + lean * 0.6, 1.08 + high * 0.72), (0.26, y, 1.08), (0.26, y * 1.03, 0.78)]
        tube("handle", points, 0.03, hide)
        for x in (-0.26, 0.26):
            box("patch", (0.11, 0.02, 0.2), hide, 0.008, (x, y * 1.14 + side * 0.014, 0.8))
            place(lathe("rivet", [(0, 0), (0.02, 0), (0.016, 0.012), (0, 0.014)], metal("brass", "#cda45e", 0.25), 0.004, 24),
                  (x, y * 1.14 + side * 0.026, 0.84), (-90 * side, 0, 0))

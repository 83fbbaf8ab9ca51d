"""Sunglasses: a round acetate frame, tinted lenses, open arms."""
import math
from materials import plain, metal
from shapes import bevel, box, lathe, mesh, place, solidify, tube
import bpy

BASE = "#9a948c"


def rim_outline(width, height, steps=72):
    points = []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        c, s = math.cos(a), math.sin(a)
        points.append((width * math.copysign(abs(c) ** 0.86, c), height * math.copysign(abs(s) ** 0.8, s) * (1.0 if s > 0 else 0.97)))
    return points


def pane_of(outline, middle, material, rings=8):
    """A lens: rings of the outline, drawn in and domed a little forwards."""
    count, vertices = len(outline), []
    for ring in range(rings + 1):
        t = ring / rings
        vertices += [(x * 1.01 * t + middle, -0.012 - 0.035 * (1 - t * t), z * 1.01 * t) for x, z in outline]
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i)
             for r in range(rings) for i in range(count)]
    return mesh("pane", vertices, faces, material)


def build():
    acetate = plain("acetate", BASE, 0.16, tint="a", coat=0.8)
    lens = plain("lens", BASE, 0.05, tint="b", specular=0.8, coat=1.0, vary=0.01)
    brass = metal("brass", "#cda45e", 0.25)
    frame = bpy.data.objects.new("frame", None)
    parts = []
    for side in (-1, 1):
        outer, inner = rim_outline(0.37, 0.32), rim_outline(0.3, 0.252)
        count = len(outer)
        vertices = [(x + side * 0.45, 0, z) for x, z in outer] + [(x + side * 0.45, 0, z) for x, z in inner]
        faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        ring = mesh("rim", vertices, faces, acetate)
        solidify(ring, 0.075, 0)
        bevel(ring, 0.026, 4, 50)
        pane = pane_of(inner, side * 0.45, lens)
        parts += [ring, pane]
        hinge = box("hinge", (0.1, 0.075, 0.13), acetate, 0.025, (side * 0.84, 0.0, 0.14))
        arm = tube("arm", [(side * 0.865, 0.02, 0.15, 1), (side * 0.88, 0.5, 0.15, 0.85), (side * 0.86, 0.95, 0.13, 0.8), (side * 0.84, 1.22, 0.02, 0.9), (side * 0.83, 1.36, -0.17, 0.85)], 0.036, acetate)
        dots = [place(lathe("dot", [(0, 0), (0.014, 0), (0.01, 0.006), (0, 0.007)], brass, 0.002, 20), (side * 0.84, -0.036, 0.14 + z), (90, 0, 0)) for z in (-0.025, 0.025)]
        parts += [hinge, arm, *dots]
    parts.append(tube("bridge", [(-0.11, 0, 0.08), (-0.06, 0, 0.125), (0.06, 0, 0.125), (0.11, 0, 0.08)], 0.04, acetate))
    bpy.context.scene.collection.objects.link(frame)
    for part in parts:
        part.parent = frame
    frame.rotation_euler = (math.radians(-3.5), 0, 0)
    frame.location = (0, 0, 0.33)

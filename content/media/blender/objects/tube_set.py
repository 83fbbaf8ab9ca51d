"""Care for hands: an aluminium tube, a pump bottle and a box, plain labels."""
import math
from materials import plain, metal, glass
from shapes import box, lathe, tube, mesh, subdivide, solidify, place, bevel, oblong, plate

BASE = "#9a948c"


def squeeze(material, at, turn):
    """A tube: round at its shoulder, flat where it was folded, a little dented."""
    steps, rings, vertices, faces = 64, 30, [], []
    for ring in range(rings + 1):
        t = ring / rings
        flat = t ** 1.6
        for step in range(steps):
            a = 2 * math.pi * step / steps
            x = math.cos(a) * (0.2 + 0.085 * flat)
            y = math.sin(a) * (0.2 * (1 - flat) + 0.008)
            dent = 0.006 * math.sin(7 * t + 2 * a) * (1 - flat) * t
            vertices.append((x, y + dent, 0.2 + 0.95 * t))
    for ring in range(rings):
        for step in range(steps):
            a, b = ring * steps + step, ring * steps + (step + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    faces.append(tuple(range(rings * steps, rings * steps + steps)))
    body = subdivide(mesh("tube", vertices, faces, material), 1)
    fold = box("fold", (0.575, 0.022, 0.09), metal("fold", "#c9c8c4", 0.3), 0.005, (0, 0, 1.16))
    shoulder = lathe("shoulder", [(0.11, 0.15), (0.2, 0.2)], material, 0)
    cap = lathe("cap", [(0, 0), (0.15, 0), (0.125, 0.17), (0, 0.17)], plain("cap", "#1f1f22", 0.4), 0.012, 40)
    return [body, fold, shoulder, cap]


def build():
    dark = plain("ink", "#2a2724", 0.6)
    squeeze(plain("tube", BASE, 0.34, tint="b", coat=0.1), None, None)
    import bpy
    for part in [t for t in bpy.context.scene.objects]:
        part.location.x += 0.42
        part.location.y -= 0.16
    amber = plain("bottle", BASE, 0.3, tint="a", coat=0.35, subsurface=0.0)
    lathe("bottle", [(0, 0), (0.3, 0), (0.3, 1.0), (0.26, 1.1, 0.1), (0.12, 1.16), (0.12, 1.22), (0, 1.22)], amber, 0.05, 128, (-0.36, 0.06, 0))
    paper = plain("paper", "#f1ece2", 0.7)
    steps, vertices = 40, []
    for step in range(steps + 1):
        a = math.radians(-150 + 120 * step / steps)
        vertices += [(0.3025 * math.cos(a), 0.3025 * math.sin(a), z) for z in (0.3, 0.8)]
    sheet = mesh("label", vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], paper)
    sheet.location = (-0.36, 0.06, 0)
    black = plain("pump", "#202023", 0.35)
    lathe("collar", [(0, 1.2), (0.14, 1.2), (0.14, 1.33), (0.06, 1.36), (0.06, 1.4), (0, 1.4)], black, 0.015, 64, (-0.36, 0.06, 0))
    lathe("stem", [(0, 1.36), (0.035, 1.36), (0.035, 1.55), (0, 1.55)], black, 0.005, 40, (-0.36, 0.06, 0))
    lathe("head", [(0, 1.53), (0.09, 1.53), (0.1, 1.6), (0, 1.62)], black, 0.015, 48, (-0.36, 0.06, 0))
    tube("spout", [(-0.36, 0.06, 1.575), (-0.52, 0.0, 1.58), (-0.62, -0.04, 1.565, 0.8), (-0.65, -0.05, 1.51, 0.7)], 0.036, black)
    letters(dark)


def letters(ink):
    """Words on labels: lines of small type, as text that is real but too small to read."""
    import bpy
    for body, size, x, z in (("FEN", 0.085, 0, 0.68), ("hand wash, sage and salt", 0.026, 0, 0.62), ("300 ml", 0.026, 0, 0.36)):
        curve = bpy.data.curves.new("words", "FONT")
        curve.body, curve.size, curve.align_x, curve.space_character = body, size, "CENTER", 1.08
        words = bpy.data.objects.new("words", curve)
        bpy.context.scene.collection.objects.link(words)
        curve.materials.append(ink)
        words.rotation_euler = (math.radians(90), 0, 0)
        words.location = (-0.36, -0.2452, z)
    for body, size, z in (("FEN", 0.075, 0.86), ("hand cream", 0.028, 0.79), ("75 ml", 0.024, 0.36)):
        curve = bpy.data.curves.new("words", "FONT")
        curve.body, curve.size, curve.align_x, curve.space_character = body, size, "CENTER", 1.08
        words = bpy.data.objects.new("words", curve)
        bpy.context.scene.collection.objects.link(words)
        curve.materials.append(ink)
        words.rotation_euler = (math.radians(90), 0, 0)
        words.location = (0.42, -0.38, z)

"""A slope of pines in mist. With snow it is winter."""
import math
import random
import bpy
import numpy as np
import hills
import studio
from air import veil
from land import rolling, sheet
from materials import Nodes, rgb
from mathutils import Matrix
from shapes import mesh

OWN_SET = True


def needles(tone, snow):
    """Dark green; where it looks up, snow."""
    nodes = Nodes("needles")
    shader = nodes.shader.inputs
    green = nodes.mix(nodes.between(nodes.noise(5, 4), 0, 1, 0.3, 0.7), rgb(tone), tuple(part * 0.55 for part in rgb(tone)[:3]) + (1,))
    if snow:
        up = nodes.add("ShaderNodeSeparateXYZ", Vector=nodes.add("ShaderNodeNewGeometry").outputs["True Normal"]).outputs["Z"]
        rough = nodes.add("ShaderNodeMath")
        rough.operation = "ADD"
        nodes.set(rough.inputs[0], up)
        nodes.set(rough.inputs[1], nodes.between(nodes.noise(9, 3), -0.45, 0.45))
        green = nodes.mix(nodes.between(rough.outputs[0], 0, 1, 0.22, 0.5), green, rgb("#eef1f4"))
    nodes.set(shader["Base Color"], green)
    shader["Roughness"].default_value = 0.9
    shader["Specular"].default_value = 0.1
    nodes.mask()
    return nodes.material


def pine(seed, material):
    """A pine of height 1: whorls of drooping branches, each a jagged skirt, shorter towards the top."""
    dice = random.Random(seed)
    vertices, faces = [], []
    whorls = 26
    for whorl in range(whorls):
        t = whorl / (whorls - 1)
        z = 0.1 + 0.86 * t
        reach = (0.19 * (1 - t) ** 0.8 + 0.008) * dice.uniform(0.85, 1.1)
        points = 30
        start = len(vertices)
        vertices.append((0, 0, z + 0.07))
        for i in range(points):
            angle = 2 * math.pi * (i + dice.uniform(-0.25, 0.25)) / points
            out = reach * (dice.uniform(0.8, 1.15) if i % 2 else dice.uniform(0.42, 0.6))
            vertices.append((out * math.cos(angle), out * math.sin(angle), z - out * dice.uniform(0.3, 0.5)))
        faces += [(start, start + 1 + i, start + 1 + (i + 1) % points) for i in range(points)]
    start = len(vertices)
    vertices += [(r * math.cos(a), r * math.sin(a), z) for z, r in ((-0.05, 0.012), (0.9, 0.004)) for a in (0, 2.1, 4.2)]
    faces += [(start + i, start + (i + 1) % 3, start + 3 + (i + 1) % 3, start + 3 + i) for i in range(3)]
    tree = mesh(f"pine {seed}", vertices, faces, material)
    tree.data.use_auto_smooth = False
    tree.data.polygons.foreach_set("use_smooth", [False] * len(faces))
    return tree


def build(tone="#2f4a3a", ground="#57624a", low="#dfe3e0", high="#cfd8da", snow=False, sky=("#e6e6e0", "#b7c6cd"), light="#fff0d8", power=3.0, seed=8, thick=0.017):
    def height(x, y):
        return rolling(x, y, seed, 5, 0.022) * (5 + 0.16 * y) - 5.2 + 0.075 * y + 0.012 * np.maximum(y - 50, 0) ** 1.25

    air = dict(low=low, high=high, ground=0.22, levels=(-4, 12), rise=0.35)
    soil = Nodes("soil")
    base = rgb("#e9edf0" if snow else ground)
    soil.set(soil.shader.inputs["Base Color"], soil.mix(soil.between(soil.noise(1.2, 6), 0, 1, 0.35, 0.65), base, tuple(p * 0.75 for p in base[:3]) + (1,)))
    soil.shader.inputs["Roughness"].default_value = 0.95
    soil.shader.inputs["Specular"].default_value = 0.05
    soil.mask()
    sheet("ground", height, veil(soil.material, thick, **air), 4, 190, 0.55, 420, 320)
    green = veil(needles(tone, snow), thick, **air)
    kinds = [pine(k, green) for k in range(6)]
    for kind in kinds:
        kind.location = (0, -400, 0)
    dice = np.random.default_rng(seed)
    count = 0
    while count < 1900:
        y = 9 + 165 * dice.random() ** 1.4
        x = (dice.random() - 0.5) * 1.02 * (y + 6)
        # They stand in groups, and leave clearings.
        if rolling(np.array([x + 90.0]), np.array([y * 1.0]), seed + 40, 3, 0.06)[0] < dice.normal(-0.04, 0.14):
            continue
        tree = bpy.data.objects.new("pine", kinds[count % 6].data)
        bpy.context.scene.collection.objects.link(tree)
        tall = dice.uniform(2.4, 4.6)
        z = float(height(np.array([x]), np.array([y]))[0])
        tree.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(dice.uniform(0, 6.28), 4, "Z") @ Matrix.Diagonal((tall * dice.uniform(0.85, 1.15), tall, tall, 1))
        count += 1
    studio.sun((0.8, 0.35, -0.42), power, light, 3)
    hills.world(sky)
    studio.view((0, 0, 3.4), (0, 30, 3.0), 44)

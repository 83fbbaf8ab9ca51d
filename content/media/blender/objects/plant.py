"""A rubber plant in a stoneware pot on a saucer."""
import math
import random
from mathutils import Vector, Matrix
from materials import Nodes, plain, rgb
from shapes import lathe, mesh, solidify, subdivide, tube

BASE = "#9a948c"


def leaf_skin():
    """Waxy green, paler along the rib, redder below."""
    nodes = Nodes("leaf")
    shader = nodes.shader.inputs
    tone = nodes.mix(nodes.between(nodes.noise(1.3), 0, 1, 0.3, 0.7), rgb("#2f4d2c"), rgb("#46683a"))
    nodes.set(shader["Base Color"], tone)
    nodes.set(shader["Roughness"], nodes.between(nodes.noise(6), 0.24, 0.42))
    shader["Clearcoat"].default_value = 0.2
    nodes.mask()
    return nodes.material


def leaf(length, width, droop, material, root, direction, roll):
    along, across, vertices, faces = 14, 6, [], []
    for i in range(along + 1):
        t = i / along
        half = width * (math.sin(math.pi * t ** 0.82)) ** 0.75 * (1 - 0.25 * t)
        for j in range(across + 1):
            s = j / across * 2 - 1
            cup = 0.12 * width * abs(s) + 0.03 * width * math.cos(s * math.pi * 2)
            wave = 0.012 * math.sin(9 * t + 2 * s)
            vertices.append((half * s, length * t, cup - droop * length * t * t + wave))
    for i in range(along):
        for j in range(across):
            a = i * (across + 1) + j
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    blade = mesh("leaf", vertices, faces, material)
    solidify(blade, 0.008, 0)
    subdivide(blade, 1)
    y = direction.normalized()
    x = y.cross(Vector((0, 0, 1))).normalized()
    z = x.cross(y)
    turn = Matrix((x, y, z)).transposed().to_4x4() @ Matrix.Rotation(roll, 4, "Y")
    blade.matrix_world = Matrix.Translation(root) @ turn
    return blade


def build(leaves=13, tall=1.35):
    random.seed(7)
    pot = plain("pot", BASE, 0.5, tint="a", grain=0.03, grain_scale=45)
    lathe("pot", [(0, 0.06), (0.27, 0.06), (0.3, 0.1), (0.37, 0.58), (0.38, 0.64), (0.35, 0.65), (0.335, 0.6), (0, 0.58)], pot, 0.03, 128)
    lathe("saucer", [(0, 0), (0.34, 0), (0.4, 0.06), (0.385, 0.07), (0.32, 0.03), (0, 0.03)], pot, 0.02, 96)
    lathe("soil", [(0, 0.612), (0.338, 0.604)], plain("soil", "#2c2119", 0.95, grain=0.6, grain_scale=40), 0)
    skin, bark = leaf_skin(), plain("stem", "#5d5a3c", 0.6)
    for base, lean, high in ((Vector((0, 0, 0.58)), Vector((0.06, -0.02, 1)), tall), (Vector((0.07, 0.05, 0.58)), Vector((-0.16, 0.1, 1)), tall * 0.7)):
        points = [base + lean * high * t + Vector((0.03 * math.sin(4 * t), 0.02 * math.sin(5 * t), 0)) for t in (0, 0.3, 0.6, 0.85, 1)]
        tube("stem", [(*p, 1.2 - 0.7 * i / 4) for i, p in enumerate(points)], 0.022, bark)
        count = int(leaves * high / tall)
        for i in range(count):
            t = 0.22 + 0.78 * i / (count - 1)
            where = base + lean * high * t + Vector((0.03 * math.sin(4 * t), 0.02 * math.sin(5 * t), 0))
            angle = i * 2.4 + random.uniform(-0.25, 0.25)
            up = 0.42 + 1.5 * t ** 3
            way = Vector((math.cos(angle), math.sin(angle), up))
            size = (0.74 - 0.26 * t) * random.uniform(0.85, 1.1)
            tube("stalk", [tuple(where), tuple(where + way.normalized() * 0.1)], 0.01, bark, smooth=False)
            leaf(size, 0.2 * size / 0.55, 0.62 - 0.42 * t, skin, where + way.normalized() * 0.09, way, random.uniform(-0.3, 0.3))

"""Hills behind hills, mist in the valleys, the sun low from the left."""
import math
import numpy as np
import bpy
import studio
from materials import Nodes, rgb
from shapes import mesh

OWN_SET = True


def lattice(x, y, seed):
    """Smooth noise from a table of random slopes."""
    random = np.random.default_rng(seed)
    turns = random.uniform(0, 2 * math.pi, (256, 256))
    xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
    xf, yf = x - xi, y - yi
    fade = lambda t: t * t * t * (t * (t * 6 - 15) + 10)

    def corner(dx, dy):
        turn = turns[(xi + dx) % 256, (yi + dy) % 256]
        return np.cos(turn) * (xf - dx) + np.sin(turn) * (yf - dy)

    u, v = fade(xf), fade(yf)
    top = corner(0, 0) * (1 - u) + corner(1, 0) * u
    return top * (1 - v) + (corner(0, 1) * (1 - u) + corner(1, 1) * u) * v


def heights(x, y, seed):
    total = 0
    for octave in range(7):
        scale = 0.052 * 2**octave
        layer = lattice(x * scale + 31 * octave, y * scale * 0.9, seed + octave)
        total = total + (0.62 - np.abs(layer) * 1.5 if octave < 3 else layer * 0.8) * 0.5**octave
    return total


def build(mist="#dfe4e8", low="#f3dcc6", ground="#4a5a48", sky=("#f4dcc8", "#b9cbdc"), seed=3, light="#ffd9b0"):
    columns, rows = 900, 620
    near, far = 4.0, 150.0
    depth = near * (far / near) ** np.linspace(0, 1, rows)
    spread = np.linspace(-0.52, 0.52, columns)
    y = np.repeat(depth[:, None], columns, 1)
    x = spread[None, :] * (y + 6)
    z = heights(x / (0.75 + y / 42), y / (0.75 + y / 70), seed) * (2.6 + 0.11 * y) - 4.2 - 0.028 * y
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    index = np.arange(columns * rows).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    mesh("hills", vertices.tolist(), faces.tolist(), terrain(mist, low, ground))
    studio.sun((0.92, 0.3, -0.3), 5.0, light, 3)
    world(sky)
    studio.view((0, 0, 3.6), (0, 30, 1.6), 40)


def terrain(mist, low, ground):
    """Grass, and the air before it: thicker with distance and in the low places, warmer near the ground."""
    nodes = Nodes("terrain")
    nodes.tree.nodes.remove(nodes.shader)
    tone = nodes.mix(nodes.between(nodes.noise(1.6, 8), 0, 1, 0.35, 0.65), rgb(ground), tuple(c * 1.7 for c in rgb(ground)[:3]) + (1,))
    grass = nodes.add("ShaderNodeBsdfDiffuse", Color=tone)
    place = nodes.add("ShaderNodeSeparateXYZ", Vector=nodes.add("ShaderNodeNewGeometry").outputs["Position"])
    distance = nodes.add("ShaderNodeCameraData").outputs["View Distance"]

    def math_node(kind, one, other):
        node = nodes.add("ShaderNodeMath")
        node.operation = kind
        nodes.set(node.inputs[0], one)
        nodes.set(node.inputs[1], other)
        return node.outputs[0]

    lowness = math_node("POWER", 2.718, math_node("MULTIPLY", place.outputs["Z"], -0.5))
    thick = math_node("MULTIPLY", math_node("MULTIPLY", distance, 0.012), math_node("ADD", lowness, 0.55))
    clear = math_node("POWER", 2.718, math_node("MULTIPLY", thick, -1.0))
    air = nodes.add("ShaderNodeEmission", Color=nodes.mix(nodes.between(place.outputs["Z"], 0, 1, -3, 6), rgb(low), rgb(mist)), Strength=0.92)
    both = nodes.add("ShaderNodeMixShader", Fac=clear)
    nodes.set(both.inputs[1], air.outputs[0])
    nodes.set(both.inputs[2], grass.outputs[0])
    nodes.set(nodes.tree.nodes["Material Output"].inputs["Surface"], both.outputs[0])
    nodes.mask()
    return nodes.material


def world(sky, strength=1.0):
    """A sky that pales towards the horizon."""
    tree = bpy.context.scene.world.node_tree
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Generated"], split.inputs[0])
    ramp = tree.nodes.new("ShaderNodeMapRange")
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = 0.0, 0.34
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = rgb(sky[0]), rgb(sky[1])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], tree.nodes["Background"].inputs["Color"])
    tree.nodes["Background"].inputs["Strength"].default_value = strength

"""Materials of the studio. Every surface varies a little: nothing real is equally rough everywhere.

`tint` names the mask ('a', 'b' or 'c') under which the darkroom may give a surface another colour.
"""
import bpy

MASKS = {None: (0, 0, 0), "a": (1, 0, 0), "b": (0, 1, 0), "c": (0, 0, 1)}


def rgb(code):
    """'#c0ffee' as linear light."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


class Nodes:
    """A node tree, written from left to right."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.coordinates = self.add("ShaderNodeTexCoord").outputs["Object"]

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            self.set(node.inputs[key.replace("_", " ")], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def noise(self, scale, detail=3, stretch=(1, 1, 1)):
        place = self.add("ShaderNodeMapping", Vector=self.coordinates, Scale=stretch)
        return self.add("ShaderNodeTexNoise", Vector=place.outputs[0], Scale=scale, Detail=detail).outputs["Fac"]

    def between(self, value, low, high, start=0.0, end=1.0):
        node = self.add("ShaderNodeMapRange", Value=value)
        for index, bound in enumerate((start, end, low, high), 1):
            node.inputs[index].default_value = bound
        return node.outputs[0]

    def mix(self, factor, one, other):
        node = self.add("ShaderNodeMixRGB", Fac=factor)
        self.set(node.inputs[1], one)
        self.set(node.inputs[2], other)
        return node.outputs[0]

    def bump(self, height, strength, distance=0.01, normal=None):
        node = self.add("ShaderNodeBump", Height=height, Strength=strength, Distance=distance)
        if normal is not None:
            self.set(node.inputs["Normal"], normal)
        return node.outputs[0]

    def mask(self, tint=None, ground=0.0):
        tints = self.add("ShaderNodeOutputAOV", Color=MASKS[tint] + (1,))
        tints.name = "tint"
        floor = self.add("ShaderNodeOutputAOV", Value=ground)
        floor.name = "ground"


def plain(name, color, rough=0.4, tint=None, specular=0.5, coat=0.0, sheen=0.0, grain=0.0, grain_scale=60,
          vary=0.06, subsurface=0.0, ground=0.0, stain=0.07):
    """Paint, plastic, glaze, paper, cloth: a colour, and how its skin takes light."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    base = rgb(color)
    shade = tuple(c * (1 - stain) for c in base[:3]) + (1,)
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(nodes.noise(3), 0, 1, 0.35, 0.65), base, shade))
    nodes.set(shader["Roughness"], nodes.between(nodes.noise(7), max(rough - vary, 0.02), rough + vary))
    shader["Specular"].default_value = specular
    shader["Clearcoat"].default_value = coat
    shader["Clearcoat Roughness"].default_value = 0.08
    shader["Sheen"].default_value = sheen
    if subsurface:
        shader["Subsurface"].default_value = subsurface
        shader["Subsurface Color"].default_value = base
        shader["Subsurface Radius"].default_value = (0.06, 0.04, 0.03)
    if grain:
        nodes.set(shader["Normal"], nodes.bump(nodes.noise(grain_scale, 4), grain))
    nodes.mask(tint, ground)
    return nodes.material


def metal(name, color="#c9c9c7", rough=0.28, brushed=None, tint=None):
    """Bare metal; `brushed` stretches its grain along an axis, as (x, y, z) scales."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    shader["Base Color"].default_value = rgb(color)
    shader["Metallic"].default_value = 1
    grain = nodes.noise(40, 4, brushed) if brushed else nodes.noise(9)
    nodes.set(shader["Roughness"], nodes.between(grain, max(rough - 0.08, 0.03), rough + 0.08))
    if brushed:
        nodes.set(shader["Normal"], nodes.bump(grain, 0.06, 0.005))
    nodes.mask(tint)
    return nodes.material


def wood(name, light="#c99a66", dark="#9a6a3c", along="z", scale=1.0, rough=0.45, tint=None):
    """Planed wood, its grain running along an axis: broad rings, fine pores."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    stretch = {"x": (0.09, 1, 1), "y": (1, 0.09, 1), "z": (1, 1, 0.09)}[along]
    rings = nodes.add("ShaderNodeTexNoise", Scale=5.0 * scale, Detail=2.0, Distortion=1.2)
    place = nodes.add("ShaderNodeMapping", Vector=nodes.coordinates, Scale=stretch)
    nodes.set(rings.inputs["Vector"], place.outputs[0])
    bands = nodes.add("ShaderNodeMath", **{})
    bands.operation = "SINE"
    times = nodes.add("ShaderNodeMath")
    times.operation = "MULTIPLY"
    nodes.set(times.inputs[0], rings.outputs["Fac"])
    times.inputs[1].default_value = 46
    nodes.set(bands.inputs[0], times.outputs[0])
    fine = tuple(s * 1.0 for s in stretch)
    pores = nodes.noise(90 * scale, 4, fine)
    broad = nodes.mix(nodes.between(bands.outputs[0], 0.12, 0.78, -1), rgb(light), rgb(dark))
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(pores, 0, 0.5, 0.5, 0.75), broad, rgb(dark)))
    nodes.set(shader["Roughness"], nodes.between(pores, rough - 0.05, rough + 0.15))
    nodes.set(shader["Normal"], nodes.bump(pores, 0.12, 0.004))
    nodes.mask(tint)
    return nodes.material


def glass(name, color="#ffffff", rough=0.0, tint=None):
    """Glass that lets light through to the ground, which costs no caustics."""
    nodes = Nodes(name)
    nodes.tree.nodes.remove(nodes.shader)
    clear = nodes.add("ShaderNodeBsdfGlass", Color=rgb(color), Roughness=rough, IOR=1.45)
    shadow = nodes.add("ShaderNodeBsdfTransparent", Color=rgb(color))
    path = nodes.add("ShaderNodeLightPath")
    either = nodes.add("ShaderNodeMixShader", Fac=path.outputs["Is Shadow Ray"])
    nodes.set(either.inputs[1], clear.outputs[0])
    nodes.set(either.inputs[2], shadow.outputs[0])
    nodes.set(nodes.tree.nodes["Material Output"].inputs["Surface"], either.outputs[0])
    nodes.mask(tint)
    return nodes.material


def leather(name, color, tint=None, rough=0.5):
    """Leather: small cells pressed into the skin."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    cells = nodes.add("ShaderNodeTexVoronoi", Vector=nodes.coordinates, Scale=70.0)
    cells.feature = "DISTANCE_TO_EDGE"
    height = nodes.between(cells.outputs["Distance"], 0, 1, 0, 0.25)
    base = rgb(color)
    shade = tuple(c * 0.8 for c in base[:3]) + (1,)
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(nodes.noise(4, 5), 0, 1, 0.3, 0.7), base, shade))
    nodes.set(shader["Roughness"], nodes.between(nodes.noise(12), rough - 0.08, rough + 0.1))
    nodes.set(shader["Normal"], nodes.bump(height, 0.25, 0.004, nodes.bump(nodes.noise(8), 0.08, 0.05)))
    nodes.mask(tint)
    return nodes.material


def cloth(name, color, tint=None, threads=160.0, strength=0.5):
    """Woven cloth: warp and weft as two waves."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    waves = []
    for axis in ("X", "Z"):
        wave = nodes.add("ShaderNodeTexWave", Vector=nodes.coordinates, Scale=threads / 6.28, Distortion=0.6)
        wave.bands_direction = axis
        waves.append(wave.outputs["Fac"])
    weave = nodes.add("ShaderNodeMath", **{})
    weave.operation = "MULTIPLY"
    nodes.set(weave.inputs[0], waves[0])
    nodes.set(weave.inputs[1], waves[1])
    base = rgb(color)
    shade = tuple(c * 0.72 for c in base[:3]) + (1,)
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(weave.outputs[0], 0.6, 0), base, shade))
    shader["Roughness"].default_value = 0.9
    shader["Sheen"].default_value = 0.5
    shader["Specular"].default_value = 0.2
    nodes.set(shader["Normal"], nodes.bump(weave.outputs[0], strength, 0.006, nodes.bump(nodes.noise(5), 0.1, 0.08)))
    nodes.mask(tint)
    return nodes.material

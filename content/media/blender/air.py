"""Air and light that are seen: mist before things, panes that glow."""
from materials import Nodes, rgb


def glow(name, color, strength=0.7):
    """A surface that gives light of its own, as a screen does or an overcast sky behind a pane."""
    nodes = Nodes(name)
    nodes.tree.nodes.remove(nodes.shader)
    light = nodes.add("ShaderNodeEmission", Color=rgb(color), Strength=strength)
    nodes.set(nodes.tree.nodes["Material Output"].inputs["Surface"], light.outputs[0])
    nodes.mask()
    return nodes.material


def veil(material, near=0.012, low="#f3dcc6", high="#dfe4e8", ground=0.5, levels=(-3, 6), rise=0.55, strength=0.92):
    """Mist before a surface: `near` is how thick it is, `ground` how fast it thins with height, `rise` what is left of it on high."""
    tree = material.node_tree
    nodes = Nodes.__new__(Nodes)
    nodes.material, nodes.tree = material, tree
    out = tree.nodes["Material Output"].inputs["Surface"]
    bare = out.links[0].from_socket

    def calculate(kind, one, other):
        node = nodes.add("ShaderNodeMath")
        node.operation = kind
        nodes.set(node.inputs[0], one)
        nodes.set(node.inputs[1], other)
        return node.outputs[0]

    place = nodes.add("ShaderNodeSeparateXYZ", Vector=nodes.add("ShaderNodeNewGeometry").outputs["Position"])
    distance = nodes.add("ShaderNodeCameraData").outputs["View Distance"]
    lowness = calculate("POWER", 2.718, calculate("MULTIPLY", place.outputs["Z"], -ground))
    thick = calculate("MULTIPLY", calculate("MULTIPLY", distance, near), calculate("ADD", lowness, rise))
    clear = calculate("POWER", 2.718, calculate("MULTIPLY", thick, -1.0))
    tone = nodes.mix(nodes.between(place.outputs["Z"], 0, 1, *levels), rgb(low), rgb(high))
    air = nodes.add("ShaderNodeEmission", Color=tone, Strength=strength)
    both = nodes.add("ShaderNodeMixShader", Fac=clear)
    nodes.set(both.inputs[1], air.outputs[0])
    nodes.set(both.inputs[2], bare)
    nodes.set(out, both.outputs[0])
    return material

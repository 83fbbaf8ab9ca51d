"""A perfumer's goods at a window: bottle, box and sample, on bone stone by day and on bottle green by night."""
import math
import bpy
import studio
from flacon import bottle, card, carton
from materials import Nodes, rgb
from mathutils import Vector
from shapes import box, mesh

OWN_SET = True


def stone(color, cloud, rough, grain):
    """Honed stone: clouds, fine specks, a skin that is nearly matt."""
    nodes = Nodes("stone")
    shader = nodes.shader.inputs
    base, shade = rgb(color), rgb(cloud)
    broad = nodes.mix(nodes.between(nodes.noise(1.1, 5), 0, 1, 0.36, 0.68), base, shade)
    specks = nodes.between(nodes.noise(46, 3), 0, 0.5, 0.6, 0.74)
    nodes.set(shader["Base Color"], nodes.mix(specks, broad, tuple(c * 0.86 for c in shade[:3]) + (1,)))
    nodes.set(shader["Roughness"], nodes.between(nodes.noise(5, 4), rough - 0.06, rough + 0.08))
    shader["Specular"].default_value = 0.3
    nodes.set(shader["Normal"], nodes.bump(nodes.noise(60, 4), grain, 0.006, nodes.bump(nodes.noise(1.6, 3), 0.1, 0.05)))
    nodes.mask()
    return nodes.material


def felt(color, cloud):
    """Wool felt: short fibres that lie every way and catch the light at the edge."""
    nodes = Nodes("felt")
    shader = nodes.shader.inputs
    base, shade = rgb(color), rgb(cloud)
    fibres = nodes.noise(120, 6, (1, 0.5, 1))
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(fibres, 0, 1, 0.35, 0.7), shade, base))
    shader["Roughness"].default_value = 0.95
    shader["Specular"].default_value = 0.12
    shader["Sheen"].default_value = 0.6
    shader["Sheen Tint"].default_value = 1.0
    nodes.set(shader["Normal"], nodes.bump(fibres, 0.5, 0.012, nodes.bump(nodes.noise(3, 3), 0.15, 0.04)))
    nodes.mask()
    return nodes.material


def sweep(material, depth, rise=1.4):
    """Ground, a wide curve, wall."""
    profile = [(-9, 0)]
    for step in range(33):
        angle = math.pi / 2 * step / 32
        profile.append((depth + rise * math.sin(angle), rise - rise * math.cos(angle)))
    profile.append((depth + rise, 12))
    vertices = [(x, y, z) for x in (-16, 16) for y, z in profile]
    count = len(profile)
    return mesh("sweep", vertices, [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)], material)


def window(power, at=(-3.1, -1.5, 2.3), target=(0.1, 0, 0.5), size=(2.3, 2.9)):
    """Four panes of an overcast sky, low on the left: glass shows them, and their bars."""
    w, h = size[0] / 2 - 0.05, size[1] / 2 - 0.05
    frame = bpy.data.objects.new("window", None)
    bpy.context.scene.collection.objects.link(frame)
    frame.location = at
    frame.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    for dx in (-1, 1):
        for dy in (-1, 1):
            pane = studio.lamp((0, 0, 0), (0, 0, -1), w, power * (0.3 if dy > 0 else 0.2), "#fffaf3" if dy > 0 else "#fffcf8", h)
            pane.parent = frame
            pane.location, pane.rotation_euler = (dx * (w / 2 + 0.035), dy * (h / 2 + 0.035), 0), (0, 0, 0)


def room(low, high):
    """A dark room under a light ceiling: what glass mirrors at its edges is dark, which is what draws them."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes["Background"]
    way = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeMapRange")
    tree.links.new(way.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    for index, value in enumerate((0.12, 0.85, low, high), 1):
        ramp.inputs[index].default_value = value
    tree.links.new(ramp.outputs[0], background.inputs["Strength"])
    background.inputs["Color"].default_value = rgb("#f5f3ee")


def flag(at, size, lit=0.0):
    """A board that only glass can see, black or lit: it draws the edges."""
    nodes = Nodes("flag")
    nodes.tree.nodes.remove(nodes.shader)
    light = nodes.add("ShaderNodeEmission", Color=rgb("#f4f4ee"), Strength=lit)
    nodes.set(nodes.tree.nodes["Material Output"].inputs["Surface"], light.outputs[0])
    nodes.mask()
    board = box("flag", size, nodes.material, 0.002, at, segments=1)
    board.visible_camera = board.visible_diffuse = board.visible_shadow = False


def set_(ground):
    if ground == "bone":
        sweep(stone("#e6e0d4", "#ded7c9", 0.66, 0.04), 1.9)
        room(0.05, 0.8)
        window(330)
        flag((1.9, 0.1, 0.8), (0.04, 1.7, 1.8))
        flag((-1.7, 1.0, 0.9), (0.04, 0.7, 2.0))
    else:
        sweep(felt("#162d22", "#0d2018"), 1.9)
        room(0.02, 0.5)
        window(440)
        flag((1.55, 0.7, 0.8), (0.04, 0.5, 2.0), 0.8)
        flag((-1.55, 0.7, 0.8), (0.04, 0.5, 2.0), 0.5)
        studio.lamp((2.4, 1.9, 2.0), (0, 0, 0.5), 1.2, 70, "#fff0d8")


def group(make, at, turn, *options):
    """Builds a thing and sets it down; answers where the corners that it names have come to lie."""
    corners = []
    frame = studio.group(lambda: corners.extend(make(*options) or []), at, turn)
    bpy.context.view_layer.update()
    return [tuple(frame.matrix_world @ Vector(corner)) for corner in corners]


def build(view="bottle", ground="bone", liquid="amber"):
    marks = {}
    set_(ground)
    lit = 0.95 if ground == "green" else 0.0
    if view == "bottle":
        marks["label"] = group(bottle, (0, 0, 0), 0, liquid, lit)
        # A level camera with a risen back: what is upright stays so, and the label stays a rectangle.
        studio.view((0.02, -4.7, 1.42), (0.02, 0, 1.42), 112, shift=-0.525)
    elif view == "pair":
        marks["box"] = group(carton, (-0.43, 0.3, 0), 14)
        marks["label"] = group(bottle, (0.42, -0.22, 0), -22, liquid, lit)
        studio.view((0.0, -6.4, 1.75), (0.0, 0, 1.75), 88, shift=-0.425)
    elif view == "box":
        marks["box"] = group(carton, (0, 0, 0), 26)
        studio.view((0.0, -5.6, 1.9), (0.0, 0, 1.9), 116, shift=-0.665)
    else:
        marks["card"] = group(card, (0, 0, 0), 14, liquid)
        studio.view((0, -3.5, 3.6), (0.0, -0.02, 0), 128)
    bpy.context.scene["marks"] = {name: [list(c) for c in corners] for name, corners in marks.items()}

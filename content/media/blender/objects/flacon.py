"""A perfumer's goods: the bottle with its stopper, its box, and a sample vial strapped to a card. One unit is 100 mm."""
import math
import bpy
import bmesh
from mathutils import Euler, Matrix
from materials import Nodes, metal, plain, rgb
from shapes import bevel, box, lathe, mesh, place, rounded, tube

BONE = "#ddd1ba"
CLEAR, JUICE = 1.5, 1.362
# What is left of red, green and blue after the way through the whole bottle.
LIQUIDS = {"amber": (0.93, 0.58, 0.13), "gold": (0.80, 0.77, 0.27), "clear": (0.97, 0.955, 0.89)}
GLASS, WAY = (0.955, 0.985, 0.965), 0.27
LABEL = (0.35, 0.45, 0.365)


def see_through(name, index, wavy=0.0, tint=None):
    """Glass without a trick for its shadow: what falls through it is drawn by the light itself."""
    nodes = Nodes(name)
    nodes.tree.nodes.remove(nodes.shader)
    skin = nodes.add("ShaderNodeBsdfGlass", Roughness=0.0, IOR=index)
    skin.distribution = "SHARP"
    if wavy:
        nodes.set(skin.inputs["Normal"], nodes.bump(nodes.noise(2.6, 1), wavy, 0.05))
    out = nodes.tree.nodes["Material Output"].inputs
    nodes.set(out["Surface"], skin.outputs[0])
    if tint:
        taken = [-math.log(part) / WAY for part in tint]
        most = max(taken)
        body = nodes.add("ShaderNodeVolumeAbsorption", Color=tuple(1 - part / most for part in taken) + (1,), Density=most)
        nodes.set(out["Volume"], body.outputs[0])
    nodes.mask()
    return nodes, skin


def liquid(kind, strong=1.0):
    """Touches glass at its sides and air at its top: one material, so that light knows where it goes in and out."""
    nodes, skin = see_through(f"liquid {kind}", CLEAR, 0.04, [part**strong for part in LIQUIDS[kind]])
    tops = nodes.add("ShaderNodeVertexColor")
    tops.layer_name = "top"
    nodes.set(skin.inputs["IOR"], nodes.between(tops.outputs["Color"], JUICE / CLEAR, JUICE))
    return nodes.material


def slab(name, outline, depth, material, edge, segments=8):
    """An outline of (x, z) with a thickness along y, its edges rounded, modifiers applied."""
    count = len(outline)
    vertices = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
    sides = [((i + 1) % count, i, count + i, count + (i + 1) % count) for i in range(count)]
    caps = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    thing = bevel(mesh(name, vertices, sides + caps, material), edge, segments, 50)
    return solid(thing)


def solid(thing):
    """The thing with its modifiers carried out and its faces turned outward."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    shape = bmesh.new()
    shape.from_mesh(data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    return thing


def fill(cavity, point, kind, air, strong=1.0, normal=(0, 0, 1)):
    """Splits a closed cavity at a level: below is the liquid, above the glass's wall towards air."""
    wet = cavity.copy()
    wet.data = cavity.data.copy()
    bpy.context.scene.collection.objects.link(wet)
    for thing, keep_below in ((wet, True), (cavity, False)):
        shape = bmesh.new()
        shape.from_mesh(thing.data)
        cut = bmesh.ops.bisect_plane(shape, geom=shape.verts[:] + shape.edges[:] + shape.faces[:], dist=1e-6, plane_co=point, plane_no=normal,
                                     clear_outer=keep_below, clear_inner=not keep_below)
        layer = shape.loops.layers.color.new("top")
        black, white = (0, 0, 0, 1), (1, 1, 1, 1)
        for face in shape.faces:
            for loop in face.loops:
                loop[layer] = black
        if keep_below:
            edges = [e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
            lid = bmesh.ops.contextual_create(shape, geom=edges)["faces"]
            bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
            # The liquid climbs the wall a little.
            rim = bmesh.ops.inset_region(shape, faces=lid, thickness=0.012, depth=-0.006)["faces"]
            for face in rim + lid:
                face.smooth = True
                for loop in face.loops:
                    loop[layer] = white
        else:
            bmesh.ops.reverse_faces(shape, faces=shape.faces)
        shape.to_mesh(thing.data)
        shape.free()
    wet.data.materials.clear()
    wet.data.materials.append(liquid(kind, strong))
    cavity.data.materials.clear()
    cavity.data.materials.append(air)
    return wet


def body(width, bottom, top, left, right, foot):
    """The bottle's outline: a long shoulder on the left, a short one on the right."""
    half = width / 2
    corners = [(0, bottom), (half, bottom, foot), (half, top, right), (0.05, top), (-half, top, left), (-half, bottom, foot), (0, bottom)]
    return [tuple(p) for p in rounded(corners, 0, 24)][:-1]


def paper(name, color=BONE, frame=None, rough=0.82):
    """Uncoated stock with a tooth; `frame` = (half width, half height, middle x, middle z) of a debossed field, in the object's x and z."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    base = rgb(color)
    shade = tuple(c * 0.965 for c in base[:3]) + (1,)
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(nodes.noise(26, 6), 0, 1, 0.35, 0.65), base, shade))
    shader["Roughness"].default_value = rough
    shader["Specular"].default_value = 0.25
    fibre = nodes.bump(nodes.noise(95, 5), 0.1, 0.006)
    if frame:
        half_x, half_z, mid_x, mid_z, axis = frame
        split = nodes.add("ShaderNodeSeparateXYZ")
        nodes.set(split.inputs[0], nodes.coordinates)

        def math_(kind, a, b=0.0):
            node = nodes.add("ShaderNodeMath")
            node.operation = kind
            nodes.set(node.inputs[0], a)
            nodes.set(node.inputs[1], b)
            return node.outputs[0]

        def reach(value, middle, half):
            return math_("SUBTRACT", math_("ABSOLUTE", math_("SUBTRACT", value, middle)), half)

        far = math_("MAXIMUM", reach(split.outputs["X"], mid_x, half_x), reach(split.outputs[axis], mid_z, half_z))
        groove = nodes.between(math_("ABSOLUTE", far), 0, 1, 0.0025, 0.0085)
        fibre = nodes.bump(groove, 0.9, 0.008, fibre)
        # In a groove lies a little shade.
        nodes.set(shader["Base Color"], nodes.mix(nodes.between(groove, 0.16, 0), nodes.mix(nodes.between(nodes.noise(26, 6), 0, 1, 0.35, 0.65), base, shade), tuple(c * 0.5 for c in base[:3]) + (1,)))
    nodes.set(shader["Normal"], fibre)
    nodes.mask()
    return nodes.material


def resin(name):
    """Bone-coloured resin as it comes from the lathe: light goes in a little, clouds in its depth, rings of the tool."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    base, cloud = rgb("#dccdb0"), rgb("#c8b592")
    veins = nodes.noise(3.2, 5, (1, 1, 0.35))
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(veins, 0, 1, 0.42, 0.72), base, cloud))
    nodes.set(shader["Roughness"], nodes.between(nodes.noise(16, 4), 0.26, 0.4))
    shader["Specular"].default_value = 0.45
    shader["Subsurface"].default_value = 0.22
    shader["Subsurface Color"].default_value = rgb("#edd9b4")
    shader["Subsurface Radius"].default_value = (0.05, 0.032, 0.02)
    nodes.set(shader["Normal"], nodes.bump(nodes.noise(150, 2, (0.02, 0.02, 1)), 0.05, 0.004))
    nodes.mask()
    return nodes.material


def glow(strength, at, size):
    """A lit card close behind the glass, seen through the liquid only: on dark ground a liquid has no light of its own."""
    nodes = Nodes("glow")
    nodes.tree.nodes.remove(nodes.shader)
    near = nodes.add("ShaderNodeVectorMath")
    near.operation = "LENGTH"
    nodes.set(near.inputs[0], nodes.add("ShaderNodeMapping", Vector=nodes.coordinates, Scale=(2 / size[0], 1, 2 / size[1])).outputs[0])
    light = nodes.add("ShaderNodeEmission", Color=rgb("#fff2dc"))
    fall = nodes.add("ShaderNodeMapRange", Value=near.outputs["Value"])
    fall.interpolation_type = "SMOOTHSTEP"
    for index, value in enumerate((0.3, 1.0, strength, 0.0), 1):
        fall.inputs[index].default_value = value
    nodes.set(light.inputs["Strength"], fall.outputs[0])
    nodes.set(nodes.tree.nodes["Material Output"].inputs["Surface"], light.outputs[0])
    nodes.mask()
    card = box("glow", (size[0], 0.002, size[1]), nodes.material, 0.0005, at, segments=1)
    card.visible_camera = card.visible_diffuse = card.visible_glossy = card.visible_shadow = False


def bottle(kind="amber", lit=0.0):
    """100 ml. Returns the corners of the label: top left, top right, bottom right, bottom left."""
    top, neck = 0.88, 0.055
    clear = see_through("glass", CLEAR, 0.0, GLASS)[0].material
    air = see_through("wall", CLEAR, 0.05)[0].material
    slab("flacon", body(0.68, 0.004, top, 0.23, 0.085, 0.045), 0.4, clear, 0.03)
    cavity = slab("cavity", body(0.53, 0.135, top - 0.085, 0.17, 0.07, 0.07), 0.265, air, 0.06)
    fill(cavity, (0, 0, 0.69), kind, air)
    steel = metal("pump", "#c8c6bf", 0.25)
    milk = plain("housing", "#e9e6dd", 0.4, stain=0)
    lathe("housing", [(0, top - 0.19), (0.026, top - 0.19), (0.034, top - 0.16), (0.034, top - 0.02), (0, top - 0.02)], milk, 0.006, 48, (neck, 0, 0))
    tube("dip", [(neck, 0, top - 0.18), (neck - 0.004, 0.004, 0.45), (neck - 0.03, 0.02, 0.155)], 0.0085, milk)
    lathe("collar", [(0, top + 0.002), (0.104, top + 0.002), (0.104, top + 0.05), (0, top + 0.05)], steel, 0.005, 96, (neck, 0, 0))
    z = top + 0.022
    # Turned: a bead at the foot, a waist, a crown that widens and is only just domed.
    turned = [(0.1, z + 0.02), (0.112, z), (0.136, z), (0.143, z + 0.012, 0.01), (0.136, z + 0.028, 0.01), (0.126, z + 0.033, 0.004), (0.118, z + 0.1, 0.06),
              (0.127, z + 0.2, 0.09), (0.156, z + 0.29, 0.05), (0.152, z + 0.335, 0.028), (0.07, z + 0.352, 0.06), (0, z + 0.354)]
    lathe("stopper", turned, resin("stopper"), 0.006, 160, (neck, 0, 0))
    if lit:
        glow(lit, (0, 0.23, 0.41), (0.8, 0.84))
    wide, high, middle = LABEL
    front = -0.2 - 0.0022
    box("label", (wide, 0.005, high), paper("label", "#e4dac6"), 0.0012, (0, front + 0.0025, middle), segments=2)
    return [(x * wide / 2, front, middle + z * high / 2) for x, z in ((-1, 1), (1, 1), (1, -1), (-1, -1))]


def carton():
    """The box with its lid. Returns the corners of the field within the debossed line."""
    wide, deep, high, lid = 0.79, 0.5, 1.36, 0.46
    front = -deep / 2
    half_z = (high - lid) / 2 - 0.055
    middle = (high - lid) / 2 - 0.004
    stock = paper("carton", BONE, (wide / 2 - 0.06, half_z, 0, 0.0, "Z"))
    box("tray", (wide - 0.014, deep - 0.014, high - lid), stock, 0.006, (0, 0, (high - lid) / 2), segments=3)
    box("inner", (wide - 0.03, deep - 0.03, high - 0.05), paper("inner", "#ddd0b6"), 0.004, (0, 0, high / 2 - 0.02), segments=2)
    box("lid", (wide, deep, lid - 0.006), paper("lid", BONE), 0.0065, (0, 0, high - lid / 2 + 0.003), segments=3)
    front += 0.007
    x = wide / 2 - 0.06
    mid = (high - lid) / 2
    return [(a * x, front, mid + b * half_z) for a, b in ((-1, 1), (1, 1), (1, -1), (-1, -1))]


def vial(kind="amber", radius=0.048, long=0.4):
    """2 ml, lying along y, its cap towards the viewer; built where it lies, since its liquid is level."""
    clear = see_through("vial glass", CLEAR, 0.0, GLASS)[0].material
    air = see_through("vial wall", CLEAR)[0].material
    z, inner = radius, radius - 0.0105
    turn = (-90, 0, 0)
    lathe("vial", [(0, 0), (radius, 0), (radius, long, 0.012), (0, long)], clear, 0.016, 96, (0, 0, 0))
    lathe("hollow", [(0, 0.022), (inner, 0.022), (inner, long - 0.012), (0, long - 0.012)], air, 0.014, 96, (0, 0, 0))
    things = {t.name.split(".")[0]: t for t in bpy.context.scene.objects if t.name.split(".")[0] in ("vial", "hollow")}
    for thing in things.values():
        thing.data.transform(place_matrix(turn, (0, -long / 2, z)))
        solid(thing)
    fill(things["hollow"], (0, 0, z + inner * 0.62), kind, air, 2.5)
    cap = lathe("cap", [(0, -0.17), (radius * 0.82, -0.17), (radius * 1.02, -0.155, 0.01), (radius * 1.02, 0.0), (0, 0.0)], resin("cap"), 0.006, 96)
    cap.data.transform(place_matrix(turn, (0, -long / 2, z)))
    ring = lathe("ring", [(0, -0.005), (radius * 1.04, -0.005), (radius * 1.04, 0.022), (radius * 0.99, 0.022)], metal("ring", "#c8c6bf", 0.25), 0.003, 96)
    ring.data.transform(place_matrix(turn, (0, -long / 2, z)))
    tube("straw", [(0, -long / 2 + 0.01, z), (0.004, 0.0, z - 0.01), (0.0, long / 2 - 0.05, z - inner + 0.012)], 0.006, plain("straw", "#d9d6cc", 0.4, stain=0))


def strap(radius, wide, material, y):
    """A strip of the card's own paper, pushed up out of two slits and over the glass."""
    path, r = [(-0.105, 0.0), (-0.075, 0.0125, 0.02)], radius + 0.002
    path += [(-r * 1.12, 0.016, 0.01)]
    path += [(-r * math.cos(math.radians(a)), 0.012 + radius + r * math.sin(math.radians(a))) for a in range(10, 171, 8)]
    path += [(r * 1.12, 0.016, 0.01), (0.075, 0.0125, 0.02), (0.105, 0.0)]
    line = [tuple(p) for p in rounded(path, 0, 6)]
    vertices = [(x, y + e * wide / 2, z) for e in (-1, 1) for x, z in line]
    count = len(line)
    return mesh("strap", vertices, [(i, i + 1, i + 1 + count, i + count) for i in range(count - 1)], material)


def card(kind="amber"):
    """The sample on its card, the vial in the upper half. Returns the corners of the empty field below it."""
    stock = paper("card", BONE, (0.46, 0.29, 0, 0, "Y"))
    box("card", (1.04, 0.7, 0.012), stock, 0.002, (0, 0, 0.006), segments=2)
    before = set(bpy.context.scene.objects)
    vial(kind)
    strap(0.048, 0.085, paper("strap", BONE), 0.02)
    for thing in set(bpy.context.scene.objects) - before:
        thing.data.transform(Matrix.Translation((-0.27, 0.05, 0.012 if thing.name != "strap" else 0)))
    return [(x, y, 0.012) for x, y in ((-0.12, 0.25), (0.42, 0.25), (0.42, -0.25), (-0.12, -0.25))]


def place_matrix(turn, at):
    return Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()

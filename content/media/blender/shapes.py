"""Shapes of the studio. Every edge is rounded: a sharp edge catches no light, and nothing real has one."""
import math
import bpy
import bmesh
from mathutils import Vector


def finish(thing, material=None, smooth=True):
    if material:
        thing.data.materials.append(material)
    if smooth and thing.type == "MESH":
        thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(40)
    return thing


def mesh(name, vertices, faces, material=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return finish(thing, material)


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """Moves a thing; turns are in degrees."""
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    if scale:
        thing.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    return thing


def bevel(thing, width, segments=4, angle=30):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.harden_normals = True
    thing.data.use_auto_smooth = True
    return thing


def subdivide(thing, levels=2):
    modifier = thing.modifiers.new("subdivision", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return thing


def solidify(thing, thickness, offset=-1):
    modifier = thing.modifiers.new("thickness", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
    return thing


def box(name, size, material=None, edge=0.02, at=(0, 0, 0), turn=(0, 0, 0), segments=4):
    """A box with rounded edges; `at` is its middle."""
    x, y, z = (s / 2 for s in size)
    corners = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return place(bevel(mesh(name, corners, faces, material), edge, segments), at, turn)


def rounded(points, radius, steps=6):
    """A profile with its corners rounded; a point may bring its own radius as a third number."""
    path = []
    for index, point in enumerate(points):
        here = Vector(point[:2])
        size = point[2] if len(point) > 2 else radius
        if index in (0, len(points) - 1) or not size:
            path.append(here)
            continue
        before, after = Vector(points[index - 1][:2]) - here, Vector(points[index + 1][:2]) - here
        reach = min(size, before.length * 0.49, after.length * 0.49)
        start, end = here + before.normalized() * reach, here + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            path.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t * t)
    return path


def lathe(name, profile, material=None, radius=0.02, steps=96, at=(0, 0, 0), turn=(0, 0, 0)):
    """Turns a profile of (distance from the axis, height) round the z axis."""
    path = [(max(p[0], 0.0), p[1]) for p in rounded(profile, radius)]
    vertices, faces = [], []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in path]
    count = len(path)
    for step in range(steps):
        a, b = step * count, (step + 1) % steps * count
        faces += [(a + i, b + i, b + i + 1, a + i + 1) for i in range(count - 1)]
    thing = mesh(name, vertices, faces, material)
    shape = bmesh.new()
    shape.from_mesh(thing.data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(thing.data)
    shape.free()
    return place(finish(thing), at, turn)


def tube(name, points, width, material=None, closed=False, smooth=True, resolution=12):
    """A round bar along points; a point may bring its own thickness as a fourth number."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", width, 6
    curve.use_fill_caps = True
    line = curve.splines.new("BEZIER" if smooth else "POLY")
    nodes = line.bezier_points if smooth else line.points
    nodes.add(len(points) - 1)
    for node, point in zip(nodes, points):
        node.co = Vector(point[:3]) if smooth else Vector((*point[:3], 1))
        node.radius = point[3] if len(point) > 3 else 1
        if smooth:
            node.handle_left_type = node.handle_right_type = "AUTO"
    line.use_cyclic_u, line.resolution_u = closed, resolution
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        curve.materials.append(material)
    return thing


def plate(name, outline, height, material=None, edge=0.01, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat piece cut along an outline of (x, y), with rounded edges; it stands on z = 0."""
    count = len(outline)
    vertices = [(x, y, z) for z in (0, height) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    caps = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    return place(bevel(mesh(name, vertices, sides + caps, material), edge, 3, 50), at, turn)


def oblong(width, depth, radius, steps=8):
    """The outline of a rectangle with round corners."""
    outline = []
    for index, (a, b) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.radians(90 * index + 90 * step / steps)
            outline.append((a * (width / 2 - radius) + radius * math.cos(angle),
                            b * (depth / 2 - radius) + radius * math.sin(angle)))
    return outline

"""The set: a sheet of paper that rises behind the thing, a large softbox, a white card, a quiet room. And the camera."""
import math
import bpy
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view
from materials import plain, rgb
from shapes import mesh


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    return scene


def room_light(strength, color="#ffffff"):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = rgb(color)
    background.inputs["Strength"].default_value = strength


def paper(color="#cfc9bf", depth=2.6):
    """The backdrop: ground, a wide curve, wall."""
    profile, rise = [(-14, 0)], 2.2
    for step in range(25):
        angle = math.pi / 2 * step / 24
        profile.append((depth + rise * math.sin(angle), rise - rise * math.cos(angle)))
    profile.append((depth + rise, 16))
    vertices = [(x, y, z) for x in (-22, 22) for y, z in profile]
    count = len(profile)
    faces = [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)]
    return mesh("paper", vertices, faces, plain("paper", color, 0.85, specular=0.2, vary=0.02, ground=1.0, stain=0))


def lamp(at, target, size, power, color="#fffaf4", height=None):
    """A rectangular softbox at a place, turned to a target."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size, height or size
    light.energy, light.color = power, rgb(color)[:3]
    thing = bpy.data.objects.new("softbox", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def daylight():
    """A window's soft light from the upper left, a card on the right, a touch from behind for the edges."""
    room_light(0.5)
    lamp((-3.6, -2.6, 4.2), (0, 0, 0.5), 2.6, 620)
    lamp((4.6, -1.6, 2.0), (0, 0, 0.6), 2.6, 60, "#eef3ff")
    lamp((1.4, 3.4, 5.2), (0, 1.2, 0.4), 2.8, 260)


def things():
    skip = {"paper"}
    return [t for t in bpy.context.scene.objects if t.type in ("MESH", "CURVE") and t.name not in skip]


def corners_of(parts):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for part in parts:
        seen = part.evaluated_get(graph)
        solid = seen.to_mesh()
        step = max(1, len(solid.vertices) // 400)
        points += [seen.matrix_world @ v.co for v in list(solid.vertices)[::step]]
        seen.to_mesh_clear()
    return points


def camera(azimuth=24, elevation=14, lens=85, fill=0.66, lift=0.5, aim=None, focus=None, f_stop=None, size=(4, 5)):
    """Stands where the thing takes `fill` of the width or height, its middle at `lift` of the height."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit, data.sensor_width = lens, "HORIZONTAL", 36
    thing = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    points = corners_of(things())
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    target = Vector(aim) if aim else (low + high) / 2
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    distance = 6.0
    thing.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    for _ in range(14):
        thing.location = target + away * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, thing, p) for p in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        bottom, top = min(p.y for p in seen), max(p.y for p in seen)
        distance *= max((right - left) / fill, (top - bottom) / fill)
        up = Vector((0, 0, 1)) - away * away.z
        tall = 2 * distance * (18 / lens) * size[1] / size[0]
        target += up.normalized() * ((top + bottom) / 2 - lift) * tall
        side = away.cross(Vector((0, 0, 1))).normalized()
        target -= side * ((left + right) / 2 - 0.5) * 2 * distance * (18 / lens)
    if f_stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = f_stop
        data.dof.focus_distance = (thing.location - (Vector(focus) if focus else target)).length
    return thing


def group(build, at=(0, 0, 0), turn=0, scale=1.0, **options):
    """Builds an object and sets the whole of it down somewhere, turned about its own axis."""
    scene = bpy.context.scene
    before = set(scene.objects)
    build(**options)
    frame = bpy.data.objects.new("group", None)
    scene.collection.objects.link(frame)
    for thing in set(scene.objects) - before - {frame}:
        if thing.parent is None:
            thing.parent = frame
    frame.location, frame.scale, frame.rotation_euler = at, (scale,) * 3, (0, 0, math.radians(turn))
    return frame


def sun(direction, power, color="#ffe9cf", softness=1.5):
    """Sunlight that falls along a direction; softness is how wide the sun is, in degrees."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = power, rgb(color)[:3], math.radians(softness)
    thing = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return thing


def view(at, target, lens=50, f_stop=None, shift=0.0):
    """A camera at a place. A level one keeps upright lines upright; `shift` then moves the picture up, as an architect's lens does."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit, data.sensor_width = lens, "HORIZONTAL", 36
    thing = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    data.shift_y = shift
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    if f_stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = f_stop
        data.dof.focus_distance = (Vector(at) - Vector(target)).length
    return thing


def marks():
    """Where the corners that a scene names lie in its picture, in per cent from the left and from the top."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    found = {}
    for name, corners in scene["marks"].to_dict().items():
        seen = [world_to_camera_view(scene, scene.camera, Vector(corner)) for corner in corners]
        found[name] = [[round(p.x * 100, 2), round((1 - p.y) * 100, 2)] for p in seen]
    return found

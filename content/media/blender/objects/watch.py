"""A watch on a leather strap, standing on its side round a soft cuff."""
import math
from materials import plain, metal, leather, glass
from shapes import lathe, box, mesh, place, tube, finish, subdivide, solidify, bevel

BASE = "#9a948c"


def strap(name, points, widths, material):
    """A ribbon bent along points in the plane of x and z; `widths` along y."""
    vertices, faces = [], []
    for (x, z), width in zip(points, widths):
        vertices += [(x, -width / 2, z), (x, width / 2, z)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    ribbon = mesh(name, vertices, faces, material)
    solidify(ribbon, 0.035, 0)
    bevel(ribbon, 0.012, 3, 50)
    return ribbon


def build():
    steel = metal("steel", "#cfcfcd", 0.16)
    satin = metal("satin", "#c4c4c2", 0.32, (60, 1, 1))
    hide = leather("strap", BASE, tint="a")
    parts = []
    case = lathe("case", [(0, -0.07), (0.36, -0.07), (0.42, -0.03), (0.42, 0.05), (0.385, 0.085), (0.36, 0.085)], satin, 0.02, 160)
    ring = lathe("bezel", [(0.355, 0.06), (0.415, 0.055), (0.4, 0.085), (0.365, 0.1), (0.355, 0.075)], steel, 0.01, 160)
    dial = lathe("dial", [(0, 0.058), (0.36, 0.058)], plain("dial", BASE, 0.35, tint="b", coat=0.3, vary=0.02), 0, 128)
    crystal = lathe("crystal", [(0, 0.098), (0.345, 0.092), (0.357, 0.085)], glass("crystal"), 0.01, 128)
    parts += [case, ring, dial]
    crystal.hide_render = True
    for hour in range(12):
        a = math.radians(30 * hour)
        long = 0.075 if hour % 3 == 0 else 0.05
        parts.append(box("index", (0.014, long, 0.012), steel, 0.003,
                         (math.sin(a) * (0.325 - long / 2), math.cos(a) * (0.325 - long / 2), 0.064), (0, 0, -30 * hour)))
    for minute in range(60):
        a = math.radians(6 * minute)
        parts.append(box("minute", (0.003, 0.012, 0.002), plain("ink", "#b9b4aa", 0.5), 0.0005,
                         (math.sin(a) * 0.347, math.cos(a) * 0.347, 0.0592), (0, 0, -6 * minute)))
    for angle, length, width, z in ((-55, 0.19, 0.022, 0.07), (62, 0.28, 0.016, 0.078)):
        a = math.radians(angle)
        parts.append(box("hand", (width, length, 0.006), steel, 0.003,
                         (math.sin(a) * length * 0.42, math.cos(a) * length * 0.42, z), (0, 0, -angle)))
    a = math.radians(180)
    parts.append(box("second", (0.006, 0.36, 0.004), plain("second", "#b4532f", 0.4), 0.001,
                     (math.sin(a) * 0.1, math.cos(a) * 0.1, 0.084), (0, 0, 0)))
    parts.append(lathe("pin", [(0, 0.06), (0.02, 0.06), (0.018, 0.092), (0, 0.092)], steel, 0.004))
    crown = lathe("crown", [(0, 0), (0.045, 0), (0.05, 0.01), (0.05, 0.05), (0.04, 0.06), (0, 0.06)], steel, 0.006, 28)
    parts.append(place(crown, (0.415, 0, 0.01), (0, 90, 0)))
    for x in (-0.22, 0.22):
        for y in (1, -1):
            parts.append(box("bar", (0.44, 0.026, 0.026), steel, 0.012, (0, y * 0.455, -0.02)))
            parts.append(box("lug", (0.06, 0.2, 0.075), satin, 0.025, (x, y * 0.42, -0.01), (y * -14, 0, 0)))
    for part in parts:
        part.rotation_mode = "XYZ"
    import bpy
    frame = bpy.data.objects.new("frame", None)
    bpy.context.scene.collection.objects.link(frame)
    for part in parts:
        part.parent = frame
    upper = [(0, 0.425, -0.02), (0, 0.56, -0.07), (0, 0.66, -0.17), (0, 0.74, -0.34), (0, 0.78, -0.62), (0, 0.7, -0.92), (0, 0.5, -1.14), (0, 0.22, -1.26), (0, 0, -1.28)]
    def band(points, name):
        from mathutils import Vector
        from mathutils.geometry import interpolate_bezier
        path = [Vector((p[1], p[2])) for p in points]
        fine = []
        for i in range(len(path) - 1):
            before = path[max(i - 1, 0)]; after = path[min(i + 2, len(path) - 1)]
            a, b = path[i], path[i + 1]
            fine += interpolate_bezier(a.to_3d(), (a + (b - before) / 6).to_3d(), (b - (after - a) / 6).to_3d(), b.to_3d(), 10)[:-1]
        fine.append(path[-1].to_3d())
        widths = [0.40 - 0.07 * min(i / (len(fine) * 0.6), 1) for i in range(len(fine))]
        ribbon = strap(name, [(p.x, p.y) for p in fine], widths, hide)
        ribbon.rotation_euler = (0, 0, math.radians(90))
        ribbon.parent = frame
    band(upper, "strap up")
    band([(p[0], -p[1], p[2]) for p in upper], "strap down")
    frame.rotation_euler = (math.radians(90), 0, 0)
    frame.rotation_euler = (math.radians(58), 0, math.radians(0))
    frame.location = (0, 0, 1.14)

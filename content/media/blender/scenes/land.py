"""What landscapes are made of: a sheet of ground that is finest near the camera, ridges, water."""
import bpy
import numpy as np
from hills import lattice
from materials import Nodes, rgb


def sheet(name, height, material, near=4.0, far=150.0, spread=0.52, columns=760, rows=520, fine=1.0):
    """Ground before the camera at (0, 0): `height` takes the fields x and y and gives z."""
    depth = near * (far / near) ** (np.linspace(0, 1, rows) ** fine)
    y = np.repeat(depth[:, None], columns, 1)
    x = np.linspace(-spread, spread, columns)[None, :] * (y + 6)
    return grid(name, np.stack([x, y, height(x, y)], -1), material)


def grid(name, points, material):
    """A smooth surface through rows and columns of points, written in bulk: there are too many for lists."""
    rows, columns = points.shape[:2]
    index = np.arange(columns * rows, dtype=np.int32).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    data = bpy.data.meshes.new(name)
    data.vertices.add(rows * columns)
    data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(faces), 4, dtype=np.int32))
    data.polygons.foreach_set("use_smooth", np.ones(len(faces), dtype=bool))
    data.update(calc_edges=True)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material)
    return thing


def ridges(x, y, seed, octaves=7, scale=0.05, sharp=1.0):
    """Mountains: ridges upon ridges, rougher where it is already high."""
    total, weight = 0, 1
    for octave in range(octaves):
        size = scale * 2.03**octave
        ridge = (1 - np.abs(lattice(x * size + 17 * octave, y * size - 9 * octave, seed + octave)) * 1.7) ** 2
        total = total + ridge * weight * 0.5**octave
        weight = np.clip(ridge * sharp, 0, 1)
    return total


def rolling(x, y, seed, octaves=5, scale=0.04):
    """Soft ground."""
    return sum(lattice(x * scale * 2**o + 31 * o, y * scale * 2**o, seed + o) * 0.5**o for o in range(octaves))


def water(name, color="#2c4650", rough=0.03, ripple=0.05, scale=6.0, stretch=(0.35, 1, 1)):
    """Still water: it mirrors, the more the flatter one looks at it."""
    nodes = Nodes(name)
    shader = nodes.shader.inputs
    shader["Base Color"].default_value = rgb(color)
    shader["Roughness"].default_value = rough
    shader["Specular"].default_value = 0.6
    nodes.set(shader["Normal"], nodes.bump(nodes.noise(scale, 2, stretch), ripple, 0.05))
    nodes.mask()
    return nodes.material

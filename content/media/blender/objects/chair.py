"""A shell chair: one bent seat, four turned legs of oak."""
import math
from materials import plain, wood, metal
from shapes import mesh, solidify, subdivide, bevel, tube, lathe, place, box

BASE = "#9a948c"


def shell(material):
    """The seat's line from front edge to top of the back, with its width and how far its sides rise."""
    line = [(-0.46, 0.74, 0.40, 0.00), (-0.42, 0.80, 0.47, 0.02), (-0.28, 0.80, 0.50, 0.06), (-0.05, 0.775, 0.50, 0.10),
            (0.15, 0.775, 0.48, 0.13), (0.29, 0.83, 0.46, 0.15), (0.37, 0.97, 0.45, 0.14), (0.42, 1.15, 0.45, 0.12),
            (0.46, 1.34, 0.43, 0.09), (0.49, 1.48, 0.37, 0.05), (0.50, 1.54, 0.26, 0.02)]
    across, vertices, faces = 9, [], []
    for index, (y, z, half, rise) in enumerate(line):
        lean = min(max((index - 3) / 4, 0), 1)
        for step in range(across):
            t = step / (across - 1) * 2 - 1
            lift = rise * abs(t) ** 2.4
            vertices.append((half * t, y - lift * lean * 1.25, z + lift * (1 - lean * 0.75)))
    for row in range(len(line) - 1):
        for step in range(across - 1):
            a = row * across + step
            faces.append((a, a + 1, a + across + 1, a + across))
    seat = mesh("seat", vertices, faces, material)
    subdivide(seat, 2)
    solidify(seat, 0.022, 0)
    return bevel(seat, 0.008, 3, 50)


def build():
    shell(plain("shell", BASE, 0.42, tint="a", grain=0.02, grain_scale=220))
    oak = wood("oak", "#c79b6b", "#9c6d40", scale=1.3)
    for x in (-1, 1):
        for y, foot in ((-0.22, -0.44), (0.2, 0.44)):
            tube("leg", [(x * 0.24, y, 0.73, 1.05), (x * 0.33, (y + foot) / 2, 0.37, 1.0), (x * 0.42, foot, 0.0, 0.62)],
                 0.036, oak, smooth=False)
    steel = metal("steel", "#3a3a3c", 0.4)
    for y in (-0.22, 0.2):
        tube("bar", [(-0.26, y, 0.725), (0.26, y, 0.725)], 0.014, steel, smooth=False)
    for x in (-0.24, 0.24):
        tube("rail", [(x, -0.24, 0.735), (x, 0.22, 0.735)], 0.014, steel, smooth=False)

"""Coffee by hand: a ribbed dripper on a glass jug, a wooden collar."""
import math
from materials import glass, plain, wood
from shapes import lathe, mesh, solidify, subdivide, tube

BASE = "#9a948c"


def cone(material):
    """The dripper's bowl: twelve soft flutes run down into its foot."""
    rings, steps, vertices, faces = 24, 144, [], []
    for ring in range(rings + 1):
        t = ring / rings
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            flute = 0.016 * math.sin(math.pi * min(t * 1.25, 1)) * math.cos(angle * 18)
            r = 0.17 + 0.37 * t ** 0.92 + flute
            vertices.append((r * math.cos(angle), r * math.sin(angle), 0.92 + 0.44 * t))
    for ring in range(rings):
        for step in range(steps):
            a, b = ring * steps + step, ring * steps + (step + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    bowl = mesh("bowl", vertices, faces, material)
    solidify(bowl, 0.035)
    return subdivide(bowl, 1)


def build():
    glaze = plain("glaze", BASE, 0.22, tint="a", coat=0.4, grain=0.02, grain_scale=30)
    cone(glaze)
    lathe("saucer", [(0.12, 0.86), (0.4, 0.86), (0.44, 0.9), (0.42, 0.925), (0.16, 0.93)], glaze, 0.02, 128)
    lathe("neck", [(0.12, 0.72), (0.15, 0.72), (0.16, 0.9), (0.12, 0.9)], glaze, 0.02)
    tube("handle", [(0.5, 0, 1.27, 0.9), (0.68, 0, 1.28), (0.72, 0, 1.14), (0.62, 0, 1.0), (0.4, 0, 0.985), (0.22, 0, 0.985, 0.9)], 0.033, glaze)
    lathe("jug", [(0, 0.0), (0.42, 0.0), (0.56, 0.12, 0.2), (0.5, 0.5, 0.3), (0.27, 0.74, 0.12), (0.3, 0.86), (0.285, 0.86),
                  (0.255, 0.74, 0.12), (0.48, 0.5, 0.3), (0.54, 0.13, 0.2), (0.41, 0.02), (0, 0.02)], glass("glass"), 0.05, 128)
    # It reaches into the glass: a film of air between the two would make it look like milk.
    lathe("coffee", [(0, 0.01), (0.415, 0.01), (0.55, 0.125, 0.2), (0.522, 0.297), (0, 0.297)],
          plain("coffee", "#1d0c05", 0.08, specular=0.12), 0.03, 128)
    lathe("collar", [(0.27, 0.64), (0.345, 0.645), (0.325, 0.78), (0.3, 0.82), (0.27, 0.82)],
          wood("collar", "#a8703c", "#8c5a30", scale=1.6), 0.02, 128)

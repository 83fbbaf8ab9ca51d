"""A candle in a ribbed stoneware cup, its wooden lid leaning on it."""
import math
from materials import plain, wood
from shapes import lathe, mesh, solidify, subdivide, tube, place

BASE = "#9a948c"


def build():
    glaze = plain("glaze", BASE, 0.4, tint="a", grain=0.03, grain_scale=40, coat=0.15)
    rings, steps, vertices, faces = 40, 192, [], []
    for ring in range(rings + 1):
        t = ring / rings
        for step in range(steps):
            a = 2 * math.pi * step / steps
            edge = min(1, t / 0.1) ** 0.5 * (1 if t < 0.88 else max(0, (1 - t) / 0.12) ** 0.4)
            r = 0.44 + 0.02 * math.sin(math.pi * t) + 0.012 * edge * abs(math.cos(a * 24))
            if t < 0.06:
                r -= 0.04 * (1 - t / 0.06) ** 2
            vertices.append((r * math.cos(a), r * math.sin(a), 0.95 * t))
    for ring in range(rings):
        for step in range(steps):
            a, b = ring * steps + step, ring * steps + (step + 1) % steps
            faces.append((a, b, b + steps, a + steps))
    solidify(mesh("cup", vertices, faces, glaze), 0.035)
    lathe("floor", [(0, 0.0), (0.41, 0.0), (0.41, 0.03), (0, 0.03)], glaze, 0.01)
    lathe("wax", [(0, 0.775), (0.1, 0.77), (0.36, 0.78), (0.415, 0.795)], plain("wax", "#f0e6d2", 0.35, subsurface=0.3), 0.02)
    tube("wick", [(0, 0, 0.76), (0.004, 0, 0.82), (0.016, 0, 0.87)], 0.011, plain("wick", "#3a332c", 0.9))
    lid = lathe("lid", [(0, 0), (0.44, 0), (0.46, 0.01), (0.46, 0.07), (0, 0.08)], wood("lid", "#b98a58", "#8c5f36", "x"), 0.02, 128)
    place(lid, (0.55, -0.34, 0.405), (0, 64, -32))
    place(lathe("knob", [(0, 0.07), (0.06, 0.07), (0.075, 0.14), (0.06, 0.17), (0, 0.17)], lid.data.materials[0], 0.02, 48),
          (0.55, -0.34, 0.405), (0, 64, -32))

"""A steel bottle with a powder coat and a dark lid that ends in a loop."""
from materials import metal, plain
from shapes import box, lathe, tube

BASE = "#9a948c"


def build(tone=BASE, tint="a"):
    coat = plain("coat", tone, 0.5, tint=tint, grain=0.05, grain_scale=260, vary=0.04)
    steel = metal("steel", "#cfcfcc", 0.22)
    dark = plain("lid", "#232426", 0.5, grain=0.03, grain_scale=200)
    lathe("foot", [(0, 0), (0.31, 0), (0.325, 0.03), (0.325, 0.045), (0, 0.045)], steel, 0.012, 128)
    lathe("body", [(0, 0.04), (0.33, 0.04), (0.335, 0.08), (0.335, 0.98, 0.2), (0.17, 1.17, 0.12), (0.165, 1.22), (0, 1.22)], coat, 0.02, 160)
    lathe("neck", [(0.15, 1.2), (0.158, 1.215), (0.158, 1.245), (0.1, 1.245)], steel, 0.004, 96)
    lathe("lid", [(0, 1.24), (0.185, 1.24), (0.19, 1.26), (0.186, 1.4), (0.16, 1.425), (0, 1.43)], dark, 0.014, 128)
    for step in range(40):
        from math import cos, pi, sin
        a = 2 * pi * step / 40
        box("rib", (0.008, 0.008, 0.11), dark, 0.003, (0.187 * cos(a), 0.187 * sin(a), 1.325), segments=1)
    tube("loop", [(-0.15, 0, 1.38), (-0.165, 0, 1.5), (-0.1, 0, 1.63), (0.1, 0, 1.63), (0.165, 0, 1.5), (0.15, 0, 1.38)], 0.036, dark)
    # The mark: a small upright pair of strokes, raised a little.
    for x, high in ((-0.028, 0.07), (0.0, 0.045), (0.028, 0.07)):
        box("mark", (0.012, 0.008, high), steel, 0.003, (x, -0.334, 0.34))

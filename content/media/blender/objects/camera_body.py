"""A small camera: a leather-wrapped body, a knurled lens, dials on top."""
import math
from materials import plain, metal, leather
from shapes import box, lathe, plate, oblong, place, tube

BASE = "#9a948c"


def knurl(radius, length, teeth, material, y, depth=0.008):
    outline = []
    for i in range(teeth * 4):
        a = 2 * math.pi * i / (teeth * 4)
        r = radius if i % 4 < 2 else radius - depth
        outline.append((r * math.cos(a), r * math.sin(a)))
    ring = plate("knurl", outline, length, material, 0.002)
    return place(ring, (0.08, y, 0.5), (90, 0, 0))


def build():
    silver = metal("silver", "#c3c1bc", 0.3)
    black = plain("black", "#1d1d1f", 0.38, grain=0.01)
    hide = leather("hide", BASE, tint="a")
    plate("body", oblong(1.7, 0.46, 0.2, 12), 0.62, hide, 0.02, (0, 0, 0.17))
    plate("lower", oblong(1.71, 0.47, 0.2, 12), 0.17, silver, 0.02, (0, 0, 0))
    plate("upper", oblong(1.71, 0.47, 0.2, 12), 0.22, silver, 0.035, (0, 0, 0.79))
    plate("finder", oblong(0.46, 0.36, 0.06), 0.12, silver, 0.03, (-0.42, 0, 0.98))

    def along(profile, material, steps=96):
        return place(lathe("lens", profile, material, 0.006, steps), (0.08, -0.2, 0.5), (90, 0, 0))

    along([(0, 0), (0.42, 0), (0.42, 0.07), (0.38, 0.08), (0, 0.08)], silver, 128)
    along([(0.2, 0.07), (0.355, 0.07), (0.355, 0.16), (0.2, 0.16)], black, 128)
    knurl(0.375, 0.12, 60, black, -0.37)
    along([(0.2, 0.28), (0.345, 0.28), (0.345, 0.36), (0.33, 0.38), (0.2, 0.38)], black, 128)
    knurl(0.352, 0.05, 72, silver, -0.54, 0.006)
    along([(0.23, 0.44), (0.325, 0.44), (0.325, 0.5), (0.31, 0.51), (0.265, 0.49), (0.22, 0.4), (0.2, 0.36)], black, 128)
    along([(0, 0.44), (0.08, 0.437), (0.16, 0.425), (0.225, 0.405)], plain("glass", "#10131c", 0.03, specular=0.9, coat=1.0, vary=0.0))
    for x, radius, tall in ((0.32, 0.12, 0.1), (0.62, 0.1, 0.08), (-0.68, 0.11, 0.05)):
        lathe("dial", [(0, 0), (radius, 0), (radius, tall), (0, tall)], silver, 0.012, 64, (x, 0, 1.005))
        for i in range(36):
            a = 2 * math.pi * i / 36
            box("rib", (0.006, 0.006, tall * 0.7), silver, 0.002, (x + radius * math.cos(a), radius * math.sin(a), 1.005 + tall / 2), (0, 0, 10 * i))
    lathe("release", [(0, 0), (0.035, 0), (0.03, 0.05), (0, 0.055)], silver, 0.01, 32, (0.62, 0, 1.08))
    box("window", (0.2, 0.02, 0.11), plain("window", "#161a22", 0.05, specular=0.9, coat=1.0), 0.01, (-0.42, -0.235, 0.915))
    box("frame", (0.23, 0.012, 0.14), black, 0.01, (-0.42, -0.231, 0.915))
    place(lathe("lamp", [(0, 0), (0.045, 0), (0.04, 0.02), (0, 0.024)], plain("lamp", "#14161c", 0.06, coat=1.0), 0.006, 40), (-0.12, -0.23, 0.9), (90, 0, 0))
    for x in (-0.87, 0.87):
        place(lathe("lug", [(0, 0), (0.035, 0), (0.03, 0.04), (0, 0.045)], silver, 0.01, 24), (x * 0.97, 0, 0.86), (0, 90 if x > 0 else -90, 0))
    strap = leather("strap", "#6b4327")
    tube("strap", [(0.89, 0, 0.86), (1.02, -0.03, 0.62), (1.06, -0.2, 0.2), (0.98, -0.5, 0.03), (0.7, -0.82, 0.025), (0.2, -0.98, 0.025), (-0.3, -0.9, 0.025),
                   (-0.8, -0.66, 0.03), (-1.04, -0.36, 0.1), (-1.02, -0.08, 0.55), (-0.89, 0, 0.86)], 0.022, strap)

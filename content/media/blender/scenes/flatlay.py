"""A studio table from above: a keyboard, a notebook, swatches of colour, a cup, glasses, a plant's shadow."""
import math
import random
import studio
from materials import metal, plain, wood
from shapes import box, lathe, oblong, place, plate, tube
import keyboard
import plant
import sunglasses

OWN_SET = True
BASE = "#9a948c"


def swatches(at, turn):
    """A fan of colour cards on a rivet."""
    tones = ("#2f4a3e", "#7f8f78", "#d9c9a8", "#d2a04c", "#b4532f", "#7d3f35", "#39506a")
    for i, tone in enumerate(tones):
        card = plate("card", [(x, y + 0.2) for x, y in oblong(0.15, 0.5, 0.015)], 0.0035, plain("white", "#f1ece2", 0.7), 0.001)
        face = plate("face", [(x, y + 0.235) for x, y in oblong(0.136, 0.41, 0.01)], 0.0006, plain(f"card {i}", tone, 0.6), 0.0002)
        for piece, lift in ((card, 0), (face, 0.0037)):
            place(piece, (at[0], at[1], at[2] + 0.004 * i + lift), (0, 0, turn - 15 * i))
    lathe("rivet", [(0, 0), (0.016, 0), (0.012, 0.006), (0, 0.007)], metal("brass", "#cda45e", 0.25), 0.002, 32, (at[0], at[1], at[2] + 0.03))


def sheet(at, size, turn, material):
    return plate("sheet", oblong(*size, 0.004), 0.0025, material, 0.0006, at, (0, 0, turn))


def build():
    random.seed(2)
    table = plain("table", BASE, 0.7, tint="c", specular=0.25, grain=0.015, grain_scale=50, stain=0.05)
    box("table", (6, 5, 0.1), table, 0.01, (0, 0, -0.05))
    studio.group(keyboard.build, (0.46, -0.44, 0), 4, 0.56)
    cream = plain("cream", "#f3eee3", 0.85, specular=0.1, grain=0.03, grain_scale=80, stain=0.02)
    sheet((-0.8, -0.12, 0), (0.84, 1.12), -7, cream)
    sheet((-0.72, -0.06, 0.003), (0.84, 1.12), 4, cream)
    ink = plain("ink", "#3b3f46", 0.9)
    tone = [plain(f"drawn {i}", t, 0.9, stain=0.12) for i, t in enumerate(("#d9a893", "#39506a", "#d2a04c"))]
    frame = []
    for w, h, x, y, kind in ((0.7, 0.012, 0, 0.47, ink), (0.7, 0.008, 0, -0.47, ink), (0.33, 0.28, -0.185, 0.28, tone[0]), (0.33, 0.28, 0.185, 0.28, tone[1]),
                             (0.7, 0.2, 0, -0.02, tone[2]), *[(0.3 - 0.05 * (i % 3), 0.012, -0.19, -0.2 - 0.05 * i, ink) for i in range(5)], *[(0.28 - 0.04 * (i % 2), 0.012, 0.17, -0.2 - 0.05 * i, ink) for i in range(5)]):
        a = math.radians(4)
        at = (-0.72 + x * math.cos(a) - y * math.sin(a), -0.06 + x * math.sin(a) + y * math.cos(a), 0.0056)
        plate("drawn", oblong(w, h, min(h, w) * 0.12), 0.0004, kind, 0.0001, at, (0, 0, 4))
    plate("notebook", oblong(0.52, 0.72, 0.03), 0.045, plain("notebook", BASE, 0.75, tint="a", grain=0.03), 0.008, (0.98, 0.52, 0), (0, 0, 12))
    plate("band", oblong(0.02, 0.722, 0.002), 0.047, plain("band", "#23211f", 0.7), 0.001, (1.14, 0.554, 0), (0, 0, 12))
    tube("pencil", [(0.66, 0.2, 0.062), (0.86, 0.86, 0.062)], 0.013, plain("pencil", BASE, 0.45, tint="b"), smooth=False)
    swatches((0.08, 0.28, 0.002), 40)
    lathe("saucer", [(0, 0), (0.13, 0), (0.21, 0.025, 0.03), (0.205, 0.032), (0.12, 0.01), (0, 0.01)], plain("saucer", "#ece6da", 0.25, coat=0.3), 0.008, 96, (-1.02, 0.78, 0))
    glaze = plain("cup", "#ece6da", 0.25, coat=0.3)
    lathe("cup", [(0, 0), (0.07, 0), (0.12, 0.05, 0.03), (0.135, 0.16), (0.125, 0.16), (0.11, 0.06, 0.03), (0, 0.02)], glaze, 0.01, 96, (-1.02, 0.78, 0.012))
    lathe("coffee", [(0, 0.13), (0.122, 0.13)], plain("coffee", "#3a2113", 0.12), 0, 64, (-1.02, 0.78, 0.012))
    tube("handle", [(-0.91, 0.83, 0.14), (-0.83, 0.87, 0.14), (-0.82, 0.875, 0.07), (-0.9, 0.835, 0.06)], 0.014, glaze)
    studio.group(sunglasses.build, (-0.2, -0.9, -0.035), 196, 0.24)
    studio.group(plant.build, (-1.75, 1.0, -0.1), 30, 0.75, leaves=16, tall=1.2)
    studio.room_light(0.6, "#f0f3f8")
    studio.sun((0.62, -0.45, -0.62), 4.2, "#ffe6c6", 1.6)
    studio.lamp((3, 2, 4), (0, 0, 0), 2.4, 60)
    camera = studio.view((0, -0.02, 4.6), (0, 0, 0), 54)
    camera.rotation_euler = (0, 0, 0)

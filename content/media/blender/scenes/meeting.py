"""A long table with six chairs, three lamps above it, the morning on the wall."""
import studio
from materials import cloth, metal, plain, wood
from shapes import box, lathe, tube
import chair
import plant
import room

OWN_SET = True
BASE = "#9a948c"


def build():
    paint = plain("paint", BASE, 0.9, tint="c", specular=0.15, grain=0.03, grain_scale=24)
    white = plain("white", "#e8e3d9", 0.5)
    oak = wood("oak", "#c0935f", "#94693c", "x", 0.8)
    room.floor(9, 8, 0.26)
    room.wall((0, 2.9, 2.4), (9, 0.2, 4.8), paint, white)
    box("rug", (4.2, 2.3, 0.014), cloth("rug", "#d6cbb8", threads=110, strength=1.0), 0.005, (0, 0.95, 0.007))
    box("top", (3.1, 0.98, 0.05), oak, 0.014, (0, 0.95, 0.735))
    for x in (-1.15, 1.15):
        for y in (0.62, 1.28):
            tube("leg", [(x * 0.92, 0.95 + (y - 0.95) * 0.8, 0.71, 1.15), (x * 1.08, 0.95 + (y - 0.95) * 1.25, 0.012, 0.8)], 0.034, oak, smooth=False)
    for i, x in enumerate((-0.98, 0.0, 0.98)):
        studio.group(chair.build, (x + 0.03 * (i - 1), 0.28, 0.014), 180 + (6, -5, 22)[i], 0.62)
        studio.group(chair.build, (x, 1.66, 0.014), (-4, 5, -3)[i], 0.62)
        room.pendant((x, 0.95, 1.72), 0.2, plain("shade", BASE, 0.4, tint="b", coat=0.2), 3.0)
    studio.group(plant.build, (2.55, 2.2, 0), 120, 0.92, leaves=17, tall=1.5)
    box("board", (1.5, 0.05, 0.95), plain("board", "#f1ece2", 0.6), 0.01, (-1.9, 2.77, 1.75))
    notes = ("#d9a893", "#d2a04c", "#93a08a", "#8fa3b5", "#d9a893", "#d2a04c", "#93a08a")
    for i, tone in enumerate(notes):
        box("note", (0.15, 0.006, 0.15), plain("note", tone, 0.9), 0.002, (-2.4 + 0.2 * (i % 4) + (0.02 if i > 3 else 0), 2.742, 1.98 - 0.22 * (i // 4)), (0, (i * 37) % 7 - 3, 0))
    for i in range(4):
        box("line", (0.46 - 0.08 * (i % 2), 0.004, 0.012), plain("line", "#4a4d52", 0.8), 0.001, (-1.5, 2.744, 2.02 - 0.1 * i))
    lathe("jug", [(0, 0), (0.05, 0), (0.075, 0.06, 0.04), (0.05, 0.19, 0.04), (0.055, 0.23), (0.046, 0.23), (0, 0.2)], plain("jug", BASE, 0.3, tint="a", coat=0.3), 0.01, 64, (-0.15, 0.98, 0.76))
    for x, y in ((0.1, 0.88), (0.2, 1.02), (-0.75, 1.05)):
        lathe("cup", [(0, 0), (0.03, 0), (0.037, 0.08), (0.032, 0.08), (0.027, 0.01), (0, 0.01)], white, 0.006, 48, (x, y, 0.76))
    box("paper", (0.22, 0.3, 0.004), white, 0.001, (0.62, 0.78, 0.762), (0, 0, 12))
    room.window_light((-3.4, 0.2, 2.6), (3, 3), (0.62, 0.6), 0.06, 9)
    studio.room_light(0.95, "#eef3fa")
    studio.sun((0.78, 0.58, -0.38), 6.5, "#ffe0b6", 0.9)
    studio.lamp((2.8, -3.6, 2.8), (0, 1, 0.8), 2.8, 60)
    studio.view((0.35, -4.7, 1.42), (0.12, 1.2, 1.12), 43)

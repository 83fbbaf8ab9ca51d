"""A desk by a window: a laptop, a lamp, a cup, books, a plant."""
from mathutils import Matrix
import studio
from air import glow
from materials import metal, plain, wood
from shapes import box, lathe, oblong, place, plate, tube
import books
import plant
import room

OWN_SET = True
BASE = "#9a948c"
# What the laptop shows: (width, height, x, y, tone), from the back to the front.
SHOWN = [
    (0.574, 0.369, 0, 0, "#e6e3da"), (0.124, 0.369, -0.225, 0, "#35504f"),
    *[(0.08, 0.012, -0.231, 0.13 - 0.034 * i, "#5d7a76") for i in range(6)],
    (0.2, 0.02, -0.03, 0.148, "#b9b5aa"),
    *[(0.121, 0.086, -0.07 + 0.137 * i, 0.07, tone) for i, tone in enumerate(("#f7f5f0", "#f7f5f0", "#c98a5f"))],
    (0.395, 0.165, 0.067, -0.082, "#f7f5f0"),
    *[(0.02, 0.03 + 0.1 * h, -0.098 + 0.04 * i, -0.14 + 0.05 * h, "#7d9a94") for i, h in enumerate((0.3, 0.5, 0.42, 0.7, 0.62, 0.9, 0.74, 1.0, 0.86))],
]


def laptop(at, turn):
    def build():
        shell = metal("aluminium", "#c6c5c2", 0.36)
        plate("base", oblong(0.62, 0.43, 0.03), 0.022, shell, 0.007)
        dark = plain("keys", "#2b2c2f", 0.5)
        for row in range(5):
            for key in range(13):
                box("key", (0.036, 0.032, 0.006), dark, 0.003, (-0.252 + key * 0.042, 0.145 - row * 0.037, 0.023), segments=2)
        plate("pad", oblong(0.2, 0.11, 0.012), 0.002, metal("pad", "#bdbcb9", 0.3), 0.001, (0, -0.13, 0.021))
        lid = plate("lid", oblong(0.62, 0.42, 0.03), 0.014, shell, 0.006)
        screen = plate("screen", oblong(0.595, 0.39, 0.02), 0.002, plain("screen", "#1b2230", 0.08, coat=0.6), 0.0008)
        shown = [plate("shown", oblong(w, d, 0.012), 0.0006, glow("shown", tone), 0.0002, (x, y, 0)) for w, d, x, y, tone in SHOWN]
        lid_parts = [(lid, 0), (screen, 0.0135)] + [(piece, 0.0156 + 0.0007 * i) for i, piece in enumerate(shown)]
        for piece, lift in lid_parts:
            piece.data.transform(Matrix.Translation(piece.location))
            piece.data.transform(Matrix.Translation((0, 0.21, lift)))
            place(piece, (0, 0.205, 0.02), (108, 0, 0))

    return studio.group(build, at, turn)


def cup(at):
    glaze = plain("cup", BASE, 0.25, tint="b", coat=0.3)
    lathe("cup", [(0, 0), (0.045, 0), (0.055, 0.03, 0.02), (0.058, 0.11), (0.054, 0.11), (0.05, 0.03, 0.02), (0, 0.012)], glaze, 0.006, 96, at)
    lathe("coffee", [(0, 0.09), (0.0525, 0.09)], plain("coffee", "#2b160c", 0.15), 0, 64, at)
    x, y, z = at
    tube("handle", [(x + 0.054, y, z + 0.09), (x + 0.09, y - 0.005, z + 0.085), (x + 0.092, y - 0.005, z + 0.05), (x + 0.056, y, z + 0.035)], 0.007, glaze)


def lamp(at):
    paint = plain("lamp", BASE, 0.35, tint="b", coat=0.2)
    brass = metal("brass", "#cda45e", 0.28)
    x, y, z = at
    lathe("foot", [(0, 0), (0.1, 0), (0.1, 0.02), (0, 0.025)], paint, 0.008, 96, at)
    tube("stem", [(x, y, z + 0.02), (x - 0.02, y, z + 0.42)], 0.008, brass, smooth=False)
    tube("arm", [(x - 0.02, y, z + 0.42), (x - 0.3, y - 0.02, z + 0.62)], 0.008, brass, smooth=False)
    shade = lathe("shade", [(0.028, 0.14), (0.04, 0.13), (0.11, 0.0), (0.105, 0.0), (0.036, 0.12)], paint, 0.01, 96)
    place(shade, (x - 0.33, y - 0.02, z + 0.53), (0, 24, 0))
    lathe("joint", [(0, -0.014), (0.018, -0.014), (0.018, 0.014), (0, 0.014)], brass, 0.004, 32, (x - 0.02, y, z + 0.42), (90, 0, 0))


def build():
    paint = plain("paint", BASE, 0.85, tint="c", specular=0.2, grain=0.03, grain_scale=40)
    room.wall((0, 0.62, 0.6), (5, 0.1, 3.4), paint)
    box("desk", (3.6, 2.2, 0.045), wood("desk", "#c49a6a", "#9c7046", "x", 0.8), 0.008, (0, -0.55, -0.0225), segments=4)
    laptop((0.0, 0.02, 0), 9)
    cup((0.5, -0.16, 0))
    lamp((0.78, 0.3, 0))
    studio.group(books.build, (-0.66, 0.25, 0), 6, 0.24)
    studio.group(plant.build, (-0.66, 0.26, 0.121), 70, 0.3, leaves=13, tall=1.0)
    plate("notebook", oblong(0.2, 0.28, 0.012), 0.014, plain("notebook", "#2f3f3a", 0.7), 0.004, (-0.47, -0.22, 0), (0, 0, 14))
    tube("pencil", [(-0.31, -0.3, 0.006), (-0.27, -0.12, 0.006)], 0.0055, plain("pencil", "#c9962e", 0.5), smooth=False)
    room.window_light((-2.6, -1.2, 1.75), (2, 3), (0.42, 0.42), 0.05, 6)
    studio.room_light(1.0, "#f1f4fa")
    studio.sun((0.78, 0.52, -0.46), 6.0, "#ffe0b8", 1.0)
    studio.view((0.04, -2.3, 0.6), (0.02, 0.1, 0.27), 46)

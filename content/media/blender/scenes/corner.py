"""The corner of a room in the afternoon: an armchair, a plant, a small table, the window's light on the wall."""
import studio
from materials import cloth, metal, plain, wood
from shapes import lathe
import armchair
import books
import plant
import room

OWN_SET = True
BASE = "#9a948c"


def build():
    paint = plain("paint", BASE, 0.85, tint="c", specular=0.2, grain=0.03, grain_scale=30)
    white = plain("white", "#e8e3d9", 0.5)
    oak = wood("oak frame", "#b98a5b", "#8f6239", "z")
    room.floor(7, 6)
    room.wall((0, 2.1, 2.6), (7, 0.2, 5.2), paint, white)
    lathe("rug", [(0, 0), (1.15, 0), (1.16, 0.012), (0, 0.014)], cloth("rug", "#d9cfbd", threads=120, strength=1.0), 0.004, 128, (0.25, 0.65, 0.002))
    studio.group(armchair.build, (0.35, 0.85, 0.012), -22, 0.66)
    studio.group(plant.build, (-1.6, 1.25, 0), 40, 0.9, leaves=17, tall=1.5)
    room.table((1.35, 1.1, 0), 0.27, 0.52, wood("table", "#8a5f3b", "#65432a", "x"), metal("leg", "#2b2a29", 0.4))
    studio.group(books.build, (1.33, 1.12, 0.52), 20, 0.21)
    art = (plain("art", "#b4532f", 0.9), plain("art low", "#31465a", 0.9))
    room.frame((0.72, 1.97, 1.72), (0.56, 0.74), art, oak, plain("mount", "#f0ebe1", 0.9))
    room.window_light((-2.5, 0.05, 2.75), (2, 3), (0.6, 0.62))
    studio.room_light(0.8, "#eef3fa")
    studio.sun((0.80, 0.56, -0.36), 7.5, "#ffdcae", 0.9)
    studio.lamp((2.6, -3.4, 2.6), (0, 1, 0.8), 2.6, 60)
    studio.view((0.1, -4.3, 1.1), (-0.12, 1.0, 1.0), 44)

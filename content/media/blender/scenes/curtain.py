"""A tall window with linen curtains, a table before it with stems in a vase and a bowl of fruit."""
import math
import numpy as np
import studio
from air import glow
from hills import lattice
from land import grid
from materials import Nodes, plain, rgb, wood
from shapes import box, lathe, tube
import room

OWN_SET = True
BASE = "#9a948c"


def linen(color):
    """Thin cloth: half of the light goes through."""
    nodes = Nodes("linen")
    nodes.tree.nodes.remove(nodes.shader)
    near = nodes.add("ShaderNodeBsdfDiffuse", Color=rgb(color))
    through = nodes.add("ShaderNodeBsdfTranslucent", Color=rgb(color))
    both = nodes.add("ShaderNodeMixShader", Fac=0.5)
    nodes.set(both.inputs[1], near.outputs[0])
    nodes.set(both.inputs[2], through.outputs[0])
    nodes.set(nodes.tree.nodes["Material Output"].inputs["Surface"], both.outputs[0])
    nodes.mask()
    return nodes.material


def curtain(left, right, top, y, material, seed, drawn=0.0):
    """Hangs in folds that open towards the floor; `drawn` pulls its free side in at half height."""
    u, v = np.meshgrid(np.linspace(0, 1, 420), np.linspace(0, 1, 160))
    wide = right - left
    pinch = drawn * np.sin(np.pi * np.clip(v * 1.1, 0, 1)) * u
    x = left + wide * u * (1 - pinch)
    folds = 9
    phase = 2 * math.pi * (folds * u + 0.35 * lattice(u * 3, v * 1.2, seed))
    deep = 0.045 * (0.55 + 0.6 * v) * (1 + 0.5 * lattice(u * 6 + 3, v * 1.5, seed + 1))
    return grid("curtain", np.stack([x, y + deep * np.sin(phase), top * (1 - v) + 0.015], -1), material)


def build():
    wall = plain("wall", BASE, 0.9, tint="c", specular=0.1, grain=0.03, grain_scale=24)
    white = plain("white", "#ece8df", 0.5)
    oak = wood("oak", "#b98b5b", "#8d6239", "x", 0.9)
    room.floor(7, 6)
    wide, low, high, y = 1.5, 0.42, 2.75, 1.9
    for x, sx in ((-(wide / 2 + 1.6), 3.2), (wide / 2 + 1.6, 3.2)):
        box("wall", (sx, 0.24, 4), wall, 0.012, (x, y, 2))
    box("wall", (wide, 0.24, low), wall, 0.012, (0, y, low / 2))
    box("wall", (wide, 0.24, 4 - high), wall, 0.012, (0, y, (4 + high) / 2))
    box("sill", (wide + 0.2, 0.4, 0.05), white, 0.012, (0, y - 0.1, low))
    for i in range(3):
        box("bar", (0.07 if i != 1 else 0.09, 0.08, high - low), white, 0.008, ((i - 1) * (wide / 2 - 0.035), y, (high + low) / 2))
    for z in (low + 0.04, low + (high - low) * 0.36, low + (high - low) * 0.68, high - 0.04):
        box("bar", (wide, 0.07, 0.045), white, 0.008, (0, y, z))
    box("sky", (6, 0.02, 5), glow("sky", "#f3f5f2", 1.5), 0.001, (0, y + 1.6, 2.2))
    for i, tone in enumerate(("#d5dccb", "#bfcab1", "#a9b899")):
        box("hedge", (8, 0.02, 1), glow("hedge", tone, 1.25), 0.001, (0.5 * i, y + 1.5 - 0.03 * i, 0.93 - 0.2 * i), (0, (2, -3, 1.5)[i], 0))
    tube("pole", [(-1.45, y - 0.26, 2.95), (1.45, y - 0.26, 2.95)], 0.016, oak, smooth=False)
    cloth = linen("#efe7d8")
    curtain(-1.36, -0.42, 2.93, y - 0.26, cloth, 3, 0.2)
    curtain(1.36, 0.5, 2.93, y - 0.26, cloth, 8, 0.16)
    room.table((0.18, 0.75, 0), 0.5, 0.74, oak, plain("leg", "#2f2c29", 0.5))
    glaze = plain("glaze", BASE, 0.35, tint="a", coat=0.3, grain=0.03)
    lathe("vase", [(0, 0), (0.07, 0), (0.12, 0.07, 0.08), (0.11, 0.18, 0.08), (0.045, 0.26, 0.05), (0.055, 0.31), (0.045, 0.31), (0.035, 0.26), (0, 0.24)], glaze, 0.02, 96, (0.08, 0.78, 0.74))
    stem, ear = plain("stem", "#9c8456", 0.8), plain("ear", "#cdb281", 0.95, sheen=0.5)
    for i, (dx, dy, tall) in enumerate(((-0.2, 0.02, 0.5), (-0.06, -0.06, 0.62), (0.09, 0.05, 0.56), (0.22, -0.02, 0.42))):
        x, z = 0.08, 0.98
        tube("stem", [(x, 0.78, z), (x + dx * 0.4, 0.78 + dy * 0.5, z + tall * 0.6), (x + dx, 0.78 + dy, z + tall)], 0.004, stem)
        tube("ear", [(x + dx * 0.86, 0.78 + dy, z + tall * 0.9, 0.5), (x + dx * 1.06, 0.78 + dy, z + tall + 0.07, 1.3), (x + dx * 1.3, 0.78 + dy, z + tall + 0.17, 0.4)], 0.017, ear)
    lathe("bowl", [(0, 0), (0.06, 0), (0.15, 0.06, 0.06), (0.16, 0.09), (0.148, 0.09), (0.13, 0.06, 0.06), (0, 0.015)], plain("bowl", BASE, 0.3, tint="b", coat=0.3), 0.01, 96, (0.42, 0.62, 0.74))
    for i, (dx, dy, dz) in enumerate(((-0.05, 0.0, 0.07), (0.05, 0.03, 0.07), (0.0, -0.055, 0.075))):
        profile = [(0.052 * math.sin(math.radians(a)), 0.048 - 0.048 * math.cos(math.radians(a))) for a in range(0, 181, 10)]
        lathe("fruit", profile, plain("fruit", ("#c4773a", "#c98f3d", "#b8602f")[i], 0.45, grain=0.1, grain_scale=90, subsurface=0.05), 0, 48, (0.42 + dx, 0.62 + dy, 0.74 + dz - 0.03))
    studio.room_light(0.55, "#f3f1ec")
    studio.lamp((0, 2.9, 2.0), (0, 0, 0.7), 1.5, 150, "#fff6e8", 2.2)
    studio.lamp((-3.2, -3.2, 2.6), (0, 1, 1), 2.6, 90, "#fff8ee")
    studio.sun((-0.3, -0.75, -0.62), 5.0, "#ffe2b8", 1.0)
    studio.view((-0.1, -3.0, 1.42), (0.0, 1.0, 1.42), 42)

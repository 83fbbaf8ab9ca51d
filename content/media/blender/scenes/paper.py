"""Sheets of paper cut in waves and laid over one another, a little apart, so that each throws its shadow on the next."""
import math
import random
import studio
from materials import plain
from shapes import lathe, plate

OWN_SET = True


def build(tones=("#f1e6d2", "#e6c9a0", "#d99a66", "#b9633f", "#7d3f35", "#46303a"), disc="#f3d9a6", seed=2, rise=1.0):
    dice = random.Random(seed)
    backing = plain("sheet", tones[0], 0.95, specular=0.1, grain=0.05, grain_scale=70, stain=0.03)
    plate("back", [(-4, -3), (4, -3), (4, 3), (-4, 3)], 0.02, backing, 0.004)
    sun = plain("disc", disc, 0.95, specular=0.1, grain=0.05, grain_scale=70, stain=0.03)
    lathe("disc", [(0, 0), (0.46, 0), (0.46, 0.014), (0, 0.014)], sun, 0.003, 128, (0.62, 0.55, 0.06))
    for layer, tone in enumerate(tones[1:]):
        sheet = plain(f"sheet {layer}", tone, 0.95, specular=0.1, grain=0.05, grain_scale=70, stain=0.04)
        base = 0.52 - layer * 0.36
        waves = [(dice.uniform(0.6, 1.0) * 0.2 * rise, dice.uniform(1.0, 1.5), dice.uniform(0, 6.3)), (dice.uniform(0.5, 1.0) * 0.1 * rise, dice.uniform(2.0, 3.0), dice.uniform(0, 6.3)),
                 (0.035 * rise, dice.uniform(4.0, 5.5), dice.uniform(0, 6.3))]
        line = []
        for i in range(161):
            x = -3.2 + 6.4 * i / 160
            line.append((x, base + sum(high * math.sin(x * often + shift) for high, often, shift in waves)))
        outline = [(-3.2, -3), (3.2, -3), *reversed(line)]
        plate("wave", outline, 0.014, sheet, 0.003, (0, 0, 0.16 + layer * 0.13))
    studio.room_light(0.65, "#f2f5fa")
    studio.lamp((-3.4, 3.6, 4.2), (0, 0, 0), 1.1, 700, "#fff3e2")
    studio.lamp((4, -2, 5), (0, 0, 0), 3, 80, "#eef3ff")
    camera = studio.view((0, -0.02, 6.2), (0, 0, 0), 68)
    camera.rotation_euler = (0, 0, 0)

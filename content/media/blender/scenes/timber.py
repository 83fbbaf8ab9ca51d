"""Boards laid up to dry, seen from their ends: rings, cracks, laths between the layers."""
import random
import bpy
import studio
from materials import Nodes, plain, rgb, wood
from shapes import box

OWN_SET = True


def end_grain(seed, light, dark):
    """Sawn across the tree: arcs of rings round a heart that lies somewhere outside the board."""
    dice = random.Random(seed)
    nodes = Nodes(f"end {seed}")
    shader = nodes.shader.inputs
    heart = (dice.uniform(-0.35, 0.35), 0, dice.choice((-1, 1)) * dice.uniform(0.12, 0.5))
    place = nodes.add("ShaderNodeMapping", Vector=nodes.coordinates, Location=heart, Scale=(1, 0.03, 1))
    rings = nodes.add("ShaderNodeTexWave", Vector=place.outputs[0], Scale=dice.uniform(9, 14), Distortion=2.2, Detail=3.0)
    rings.wave_type, rings.rings_direction, rings.wave_profile = "RINGS", "Y", "SAW"
    rings.inputs["Detail Scale"].default_value = 1.4
    pores = nodes.noise(160, 3)
    tone = nodes.mix(nodes.between(rings.outputs["Fac"], 0, 0.9, 0.2, 1.0), rgb(light), rgb(dark))
    stain = nodes.mix(nodes.between(nodes.noise(2.5, 3), 0, 0.35, 0.4, 0.7), tone, rgb("#8a8177"))
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(pores, 0, 0.45, 0.55, 0.75), stain, rgb(dark)))
    shader["Roughness"].default_value = 0.85
    shader["Specular"].default_value = 0.15
    nodes.set(shader["Normal"], nodes.bump(rings.outputs["Fac"], 0.18, 0.006, nodes.bump(pores, 0.2, 0.004)))
    nodes.mask()
    return nodes.material


def build(seed=4):
    random.seed(seed)
    tones = (("#d3a877", "#a9763f"), ("#c4935f", "#8f5f34"), ("#dcb98c", "#b58a56"), ("#b57f4e", "#7d4f2b"), ("#cfa984", "#a0744c"))
    ends = [end_grain(i, *tones[i % 5]) for i in range(20)]
    lath = wood("lath", "#b08a60", "#86633e", "x", 1.4)
    dark = plain("dark", "#1d1611", 0.95)
    box("inside", (4.2, 5.5, 3.1), dark, 0.01, (-1.1, 3.4, 1.5))
    z = 0.14
    while z < 2.9:
        high = random.choice((0.11, 0.13, 0.16))
        x = 1.3 + random.uniform(-0.015, 0.015)
        while x > -4.2:
            wide = random.uniform(0.42, 0.86)
            size = (wide - 0.016, 6.0, high - random.uniform(0, 0.008))
            at = (x - wide / 2, 3.0 + random.uniform(-0.07, 0.07), z + high / 2)
            box("board", size, random.choice(ends), 0.005, at, (0, random.uniform(-0.3, 0.3), random.uniform(-0.15, 0.15)), 2)
            x -= wide
        for y in (0.12, 1.5, 2.9, 4.3):
            box("lath", (5.6, 0.09, 0.05), lath, 0.005, (-1.42, y, z + high + 0.025), (0, 0, random.uniform(-0.6, 0.6)))
        z += high + 0.05
    for y in (0.3, 2.6, 5.0):
        box("bearer", (5.4, 0.16, 0.14), dark, 0.01, (-1.4, y, 0.07))
    box("ground", (30, 30, 0.1), plain("ground", "#a59a8a", 0.95, grain=0.15, grain_scale=14), 0.01, (0, 0, -0.05))
    box("wall", (30, 0.2, 8), plain("wall", "#d8d0c2", 0.95, grain=0.05, grain_scale=6), 0.01, (8, 7.5, 4))
    studio.room_light(0.85, "#eef2f8")
    studio.sun((-0.42, 0.62, -0.5), 4.6, "#ffdcae", 1.0)
    studio.view((3.3, -3.3, 1.45), (0.28, 0.3, 1.32), 42)

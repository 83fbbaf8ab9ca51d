"""A lake between mountains, early: the peaks catch the sun, the water keeps still."""
import numpy as np
import hills
import studio
from air import veil
from land import ridges, rolling, sheet, water
from materials import Nodes, rgb
from shapes import mesh

OWN_SET = True


def rock(stone, meadow, snow, line):
    """Meadow below, bare rock where it is steep, snow above a line that is nowhere quite straight."""
    nodes = Nodes("rock")
    shader = nodes.shader.inputs
    geometry = nodes.add("ShaderNodeNewGeometry").outputs
    z = nodes.add("ShaderNodeSeparateXYZ", Vector=geometry["Position"]).outputs["Z"]
    flat = nodes.add("ShaderNodeSeparateXYZ", Vector=geometry["Normal"]).outputs["Z"]

    def plus(one, other):
        node = nodes.add("ShaderNodeMath")
        nodes.set(node.inputs[0], one)
        nodes.set(node.inputs[1], other)
        return node.outputs[0]

    grey = nodes.mix(nodes.between(nodes.noise(0.7, 7), 0, 1, 0.35, 0.65), rgb(stone), tuple(p * 0.6 for p in rgb(stone)[:3]) + (1,))
    green = nodes.mix(nodes.between(nodes.noise(2.4, 5), 0, 1, 0.35, 0.65), rgb(meadow), tuple(p * 0.5 for p in rgb(meadow)[:3]) + (1,))
    rough = nodes.between(nodes.noise(0.5, 6), -3.5, 3.5, 0.3, 0.7)
    low = nodes.mix(nodes.between(plus(z, rough), 1, 0, 3.2, 5.5), grey, green)
    steep = nodes.mix(nodes.between(flat, 0, 1, 0.6, 0.72), grey, low)
    high = nodes.between(plus(plus(z, rough), nodes.between(flat, -5, 3, 0.35, 0.75)), 0, 1, line - 0.8, line + 0.8)
    nodes.set(shader["Base Color"], nodes.mix(high, steep, rgb(snow)))
    shader["Roughness"].default_value = 0.95
    shader["Specular"].default_value = 0.05
    nodes.mask()
    return nodes.material


def build(stone="#7d7a78", meadow="#4d5a3c", snow="#f2f2f0", line=9.0, low="#e9dfd4", high="#cbd6df", sky=("#f3e3d3", "#9db8cf"), light="#ffd9b4", seed=21, deep="#27424c"):
    def height(x, y):
        basin = np.clip(np.abs(x + 2.5 * np.sin(y * 0.06)) / (9 + 0.1 * y) - 0.75, -0.6, 1.6)
        back = np.clip((y - 55) / 60, 0, 1.15)
        rise = np.clip(np.maximum(basin, 0) * 0.85 + back * back * 1.1, -0.2, 1.9)
        shore = np.minimum(basin, 0) * 2.2 * np.clip((80 - y) / 30, 0, 1)
        return rise * (ridges(x, y, seed, 8, 0.015, 1.0) * 8.2 - 0.4) + shore + rolling(x, y, seed + 9, 5, 0.15) * 0.3 - 0.25

    sheet("mountains", height, veil(rock(stone, meadow, snow, line), 0.0042, low, high, 0.12, (0, 14), 0.5, 0.9), 3.5, 165, 0.66, 860, 620)
    sea = veil(water("water", deep, 0.02, 0.045, 2.2, (0.3, 1, 1)), 0.003, low, high, 0.3, (0, 14), 0.2)
    mesh("water", [(-200, 0, 0), (200, 0, 0), (200, 170, 0), (-200, 170, 0)], [(0, 1, 2, 3)], sea)
    studio.sun((0.84, 0.42, -0.32), 4.6, light, 1.5)
    hills.world(sky, 0.9)
    studio.view((0, 0, 1.7), (0, 40, 4.6), 36)

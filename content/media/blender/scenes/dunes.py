"""Dunes: long crests one behind another, one side in the sun and one in the shade, the wind's ripples on the sand."""
import math
import numpy as np
import hills
import studio
from air import veil
from hills import lattice
from land import sheet
from materials import Nodes, rgb

OWN_SET = True


def crests(turn, size, seed):
    """Rises slowly on the side the wind comes from and falls steeply behind the crest."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def height(x, y):
        wander = 2.2 * lattice(x * 0.035, y * 0.035, seed) + 0.7 * lattice(x * 0.09 + 7, y * 0.09, seed + 1)
        phase = (x * c + y * s) / size + wander
        part = phase - np.floor(phase)
        up = np.clip(part / 0.74, 0, 1)
        rise = up * up * (3 - 2 * up) * 0.55 + up * 0.45
        fall = 1 - np.clip((part - 0.74) / 0.26, 0, 1)
        shape = np.where(part < 0.74, rise, fall * fall * 0.35 + fall * 0.65)
        tall = 0.75 + 0.9 * np.clip(lattice(x * 0.028 + 40, y * 0.028, seed + 2) + 0.35, 0, 1)
        far = np.clip((y - 60) / 90, 0, 1)
        return shape * tall * size * 0.24 + 0.5 * lattice(x * 0.05, y * 0.05, seed + 3) - 2.6 + far * 1.5

    def soft(x, y):
        # The mean over a little more than one row of the mesh: a crest sharper than that comes out as teeth.
        return sum(height(x, y * (1 + step)) for step in np.linspace(-0.011, 0.011, 7)) / 7

    return soft


def sand(color, ripple, size):
    nodes = Nodes("sand")
    shader = nodes.shader.inputs
    base = rgb(color)
    dark = tuple(part * 0.82 for part in base[:3]) + (1,)
    nodes.set(shader["Base Color"], nodes.mix(nodes.between(nodes.noise(0.6, 6), 0, 1, 0.35, 0.65), base, dark))
    shader["Roughness"].default_value = 0.95
    shader["Specular"].default_value = 0.1
    waves = nodes.add("ShaderNodeTexWave", Vector=nodes.coordinates, Scale=size, Distortion=5.0, Detail=2.0)
    waves.inputs["Detail Scale"].default_value = 0.35
    waves.bands_direction = "DIAGONAL"
    # Far away a ripple is finer than a pixel: it fades before it flickers.
    clear = nodes.between(nodes.add("ShaderNodeCameraData").outputs["View Distance"], ripple, 0, 5, 34)
    bump = nodes.add("ShaderNodeBump", Height=waves.outputs["Fac"], Strength=clear, Distance=0.05)
    nodes.set(shader["Normal"], bump.outputs[0])
    nodes.mask()
    return nodes.material


def build(color="#d6a873", light="#ffdcae", sky=("#f2dfca", "#a9c0d2"), mist="#efd9c0", sun=(-0.86, 0.24, -0.4), power=4.6, ambient=0.85, seed=5, turn=28, size=11, eye=2.4):
    kind = veil(sand(color, 0.5, 1.5), 0.0042, mist, mist, 0.1, (-3, 6), 0.5, 0.9)
    sheet("dunes", crests(turn, size, seed), kind, 3.2, 170, 0.6, 900, 760)
    studio.sun(sun, power, light, 1.2)
    hills.world(sky, ambient)
    studio.view((0, 0, eye), (0, 30, eye - 3.2), 40)

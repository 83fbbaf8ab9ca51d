"""Renders one shot as two halves of light passes, for the darkroom to develop.

blender -b -noaudio -t 2 -P content/media/blender/render.py -- <shot> <folder> [width] [samples]
"""
import importlib
import json
import os
import sys

# The build hashes this folder; nothing may be left in it.
sys.dont_write_bytecode = True

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "objects"), os.path.join(here, "scenes")]
import bpy
import studio

PASSES = ["use_pass_normal", "use_pass_diffuse_direct", "use_pass_diffuse_indirect", "use_pass_diffuse_color"]


def settings(scene, size, samples, threshold, glass=False):
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y, render.resolution_percentage = *size, 100
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, threshold, 5
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1.0
    if glass:
        # What falls through glass is drawn by the light itself, and it crosses many walls.
        cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 14, 12, 5
        cycles.caustics_reflective = cycles.caustics_refractive = True
        cycles.sample_clamp_indirect, cycles.blur_glossy = 8, 0.2
    cycles.use_denoising = False
    render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    images = render.image_settings
    images.file_format, images.color_depth, images.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, name, True)
    tint = layer.aovs.add()
    tint.name, tint.type = "tint", "COLOR"
    ground = layer.aovs.add()
    ground.name, ground.type = "ground", "VALUE"


def main(name, folder, width=None, samples=None):
    shots = json.load(open(os.path.join(here, "shots.json")))
    shot = shots[name]
    scene = studio.clear()
    shape = shot.get("size", [800, 1000])
    scene.render.resolution_x, scene.render.resolution_y = shape
    module = importlib.import_module(shot["object"])
    # A thing is turned to show its back: the backdrop has one front only.
    studio.group(module.build, turn=shot["turn"], **shot.get("with", {})) if "turn" in shot else module.build(**shot.get("with", {}))
    if not getattr(module, "OWN_SET", False):
        studio.paper()
        studio.daylight()
        studio.camera(size=shape, **shot.get("camera", {}))
    scale = int(width) / shape[0] if width else 1
    size = [round(edge * scale) for edge in shape]
    settings(scene, size, int(samples or shot.get("samples", 14)), shot.get("threshold", 0.05), shot.get("glass", False))
    if "region" in shot:
        # Left, top, right, bottom, of one: the rest is the picture that this one is laid over.
        left, top, right, bottom = shot["region"]
        scene.render.use_border = True
        scene.render.border_min_x, scene.render.border_max_x = left, right
        scene.render.border_min_y, scene.render.border_max_y = 1 - bottom, 1 - top
    if "marks" in scene:
        with open(os.path.join(folder, f"{name}.marks.json"), "w") as file:
            json.dump(studio.marks(), file)
    for half in (0, 1):
        scene.cycles.seed = half + 1
        scene.render.filepath = os.path.join(folder, f"{name}.{half}.exr")
        bpy.ops.render.render(write_still=True)


main(*sys.argv[sys.argv.index("--") + 1 :])

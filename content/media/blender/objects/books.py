"""Three cloth-bound books, one on the other."""
import math
from materials import Nodes, cloth, rgb
from shapes import box, mesh, place, bevel
import bpy

BASE = "#9a948c"


def book(width, depth, thick, cover, pages, at, turn):
    """Boards, a rounded spine, and pages that stop short of the boards."""
    board = 0.022
    parts = [
        box("board", (width, depth, board), cover, 0.006, (0, 0, board / 2)),
        box("board", (width, depth, board), cover, 0.006, (0, 0, thick - board / 2)),
    ]
    block = box("pages", (width - 0.03, depth - 0.05, thick - 2 * board), pages, 0.004, (0.0, 0, thick / 2))
    parts.append(block)
    steps, vertices = 12, []
    for i in range(steps + 1):
        a = math.radians(90 + 180 * i / steps)
        for y in (-depth / 2, depth / 2):
            vertices.append((-width / 2 + 0.004 + 0.05 * math.cos(a) * 0.7, y, thick / 2 + (thick / 2 - 0.004) * math.sin(a)))
    spine = mesh("spine", vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], cover)
    m = spine.modifiers.new("t", "SOLIDIFY")
    m.thickness = 0.02
    parts.append(spine)
    frame = bpy.data.objects.new("book", None)
    bpy.context.scene.collection.objects.link(frame)
    for part in parts:
        part.parent = frame
    place(frame, at, turn)


def paper():
    """The edge of many pages: thin lines."""
    nodes = Nodes("pages")
    lines = nodes.noise(30, 2, (0.05, 0.05, 9))
    nodes.set(nodes.shader.inputs["Base Color"], nodes.mix(nodes.between(lines, 0, 1, 0.35, 0.65), rgb("#efe7d6"), rgb("#d3c8b2")))
    nodes.shader.inputs["Roughness"].default_value = 0.9
    nodes.mask()
    return nodes.material


def build():
    pages = paper()
    covers = [cloth(f"cover {slot}", BASE, tint=slot, threads=420, strength=0.35) for slot in "abc"]
    book(1.02, 1.34, 0.17, covers[0], pages, (0, 0, 0), (0, 0, 80))
    book(0.96, 1.24, 0.13, covers[1], pages, (0.03, 0.0, 0.172), (0, 0, 93))
    book(0.84, 1.1, 0.2, covers[2], pages, (-0.02, -0.01, 0.304), (0, 0, 72))

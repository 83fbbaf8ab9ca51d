/** What social pictures are made of, in the words of satori: boxes that flex, and drawings. */

export type Style = Record<string, string | number>
export type Element = { type: string; props: Record<string, unknown> }
type Child = Element | string | false | null | undefined

/** A box with others in it; a row unless its style says otherwise. */
export const box = (style: Style, ...children: Child[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter(Boolean) },
})

export const column = (style: Style, ...children: Child[]) => box({ flexDirection: 'column', ...style }, ...children)

type Path = { d: string; fill?: string; stroke?: string; strokeWidth?: number }

/** Paths in a square. */
export const drawing = (size: number, viewBox: string, paths: Path[]): Element => ({
  type: 'svg',
  props: {
    width: size,
    height: size,
    viewBox,
    fill: 'none',
    children: paths.map((path) => ({ type: 'path', props: path })),
  },
})

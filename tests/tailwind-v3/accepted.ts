/** Differences between the two versions that a customer of version 3 gets, each with the reason it is accepted. */
export type Accepted = {
  classes: RegExp
  properties: RegExp
  reason: string
  /** Where given, the difference is accepted only if this holds. */
  when?: (v4: string, v3: string) => boolean
}

/** A gradient as version 3 would write it: without the colour space, and without the middle stop's usual place. */
const inSrgb = (gradient: string) =>
  gradient
    .replace('(in oklab, ', '(')
    .replace(' in oklab', '')
    .replace(/(#\w{8}, #\w{8}) 50%(?=, #\w{8}\)$)/, '$1')

/** The layers of a mask: what stands between commas outside brackets. */
const layersOf = (text: string) => text.split(/, (?![^(]*\))/)
const opaque = 'linear-gradient(#ffffffff, #ffffffff)'

/** Whether the layers that fade are those of version 3, and the others take nothing away. */
function fadesAlike(v4: string, v3: string): boolean {
  const written = layersOf(v4)
  if (written.some((layer) => layer.includes('gradient('))) {
    const usual = (layer: string) =>
      inSrgb(layer)
        .replace(/ 100%\)/, ')')
        .replace(/(#\w{8}) 0%,/, '$1,')
    return (
      written
        .flatMap((layer) => (layer === opaque ? [] : [usual(layer)]))
        .toSorted()
        .join(', ') === layersOf(v3).map(usual).toSorted().join(', ')
    )
  }
  const [only, ...others] = new Set(written)
  return others.length === 0 && [only, 'add'].includes([...new Set(layersOf(v3))].join(', '))
}

export const accepted: readonly Accepted[] = [
  {
    classes: /^mask-/,
    properties: /^(-webkit-)?mask-/,
    reason: 'Version 4 lays opaque masks over the one that fades, so that several can meet; version 3 has that one.',
    when: fadesAlike,
  },
  {
    classes: /^-?(bg-(linear|radial|conic|gradient)|from-|via-|to-)/,
    properties: /^background-image$/,
    reason: 'Version 4 mixes gradients in OKLab, version 3 in sRGB: the same stops, slightly other tones between them.',
    when: (v4, v3) => inSrgb(v4) === inSrgb(v3),
  },
  {
    classes: /^-?space-[xy]/,
    properties: /^margin/,
    reason:
      'Version 4 puts the space behind all but the last child, version 3 before all but the first; the boxes are equal.',
  },
  {
    classes: /^divide-/,
    properties: /^(border|divide)/,
    reason:
      'Version 4 draws the line behind all but the last child, version 3 before all but the first. the boxes and lines are equal.',
  },
  {
    classes: /^rounded.*-full$/,
    properties: /^border-.*-radius$/,
    reason: 'Both are larger than any element, 9999px in version 3 and the largest length in version 4.',
  },
  {
    classes: /^transition(-colors|-transform|-\[.*(translate|rotate|scale).*\])?$/,
    properties: /^transition-property$/,
    reason:
      'Version 4 lists properties that version 3 either does not use (translate, scale, rotate) or cannot animate.',
  },
  {
    classes: /^outline-hidden$/,
    properties: /^outline-/,
    reason: 'Version 3 hides the outline by drawing it transparent, which forced colours show as version 4 does.',
  },
  {
    classes: /^outline-0$/,
    properties: /^outline-style$/,
    reason: 'An outline of no width is not drawn, whatever its style.',
  },
  {
    classes: /^drop-shadow-none$/,
    properties: /^filter$/,
    reason: 'Version 3 draws a transparent shadow, version 4 none.',
  },
  {
    classes: /^sr-only$/,
    properties: /^clip(-path)?$/,
    reason: 'Two ways to clip everything away.',
  },
  {
    classes: /^justify-self-(start|end)$/,
    properties: /^justify-self$/,
    reason: 'flex-start and start are the same in a grid, the only place where justify-self counts.',
  },
  {
    classes: /^font-sans$/,
    properties: /^font-family$/,
    reason: 'Each version has a system font stack of its own; components leave the font to the page.',
  },
]

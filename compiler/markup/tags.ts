/** The HTML and SVG elements authors may write, and how a browser lays each out without any class. */
const list = (names: string) => new Set(names.split(' '))

const block = list(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p pre search section summary ul',
)
const table = list('table caption colgroup col thead tbody tfoot tr td th')
const inline = list(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark output q rp rt ruby s samp small span strong sub sup time u var wbr',
)
/** Inline boxes: they sit in a line of text, but what is inside does not mix with it. */
const inlineBlock = list('button input meter progress select textarea')
/** Tailwind's base styles make media blocks. */
const media = list('audio canvas embed iframe img object picture source svg track video')
const hidden = list('datalist option optgroup template')
const svg = list(
  'circle clipPath defs desc ellipse feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset feTurbulence filter g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text title tspan use',
)

/** Elements that hold nothing and have no end tag: https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
export const voidTags = list('br col embed hr img input source track wbr')

export type Display = 'block' | 'inline' | 'inline-block'

/** Whether HTML or SVG has such an element. */
export const isKnownTag = (tag: string) =>
  [block, table, inline, inlineBlock, media, hidden, svg].some((tags) => tags.has(tag))

/** Whether an element is one of SVG's. */
export const isSvgTag = (tag: string) => svg.has(tag)

/** How Tailwind's base styles display an element that has no class. */
export function displayOf(tag: string): Display {
  if (inline.has(tag)) return 'inline'
  if (inlineBlock.has(tag)) return 'inline-block'
  return 'block'
}

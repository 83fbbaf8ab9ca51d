/** How a social picture looks: a board with its lines and ticks, words at the left, a figure at the right. */
import { site } from '#shared/site.ts'
import { colours } from './colours.ts'
import { box, column, drawing, type Element } from './element.ts'
import { drawFigure, type Figure } from './figures.ts'

export type SocialCard = {
  /** The page's path; its picture is found by it. */
  path: string
  /** Where the page belongs, outermost first. */
  place: string[]
  title: string
  text: string
  /** Small, at the foot: the numbers on the parts, a day. */
  note?: string
  figure: Figure
}

export const size = { width: 1200, height: 630 }

const edge = 40
const inner = { left: 96, right: 96 }

/** Smaller the more there is to say, so that it never takes more than three lines. */
const titleSize = (title: string) => (title.length <= 14 ? 92 : title.length <= 34 ? 66 : title.length <= 60 ? 58 : 50)

export const drawCard = ({ place, title, text, note, figure }: SocialCard): Element =>
  column(
    {
      ...size,
      position: 'relative',
      boxSizing: 'border-box',
      backgroundColor: colours.page,
      color: colours.ink,
      fontFamily: 'Inter',
      padding: `${edge}px ${inner.right}px ${edge}px ${inner.left}px`,
    },
    ...lines(),
    box(
      { height: 92, alignItems: 'center', justifyContent: 'space-between' },
      box({ alignItems: 'center', gap: 16, fontSize: 30, fontWeight: 600, letterSpacing: -0.5 }, mark(), site.name),
      box({ fontSize: 24, color: colours.faint }, place.join(' / ')),
    ),
    box(
      { height: 366, alignItems: 'center', justifyContent: 'space-between', gap: 56 },
      column(
        { flex: 1, gap: 26 },
        box(
          {
            fontSize: titleSize(title),
            fontWeight: 600,
            lineHeight: 1.06,
            textWrap: 'balance',
            letterSpacing: -titleSize(title) / 28,
          },
          title,
        ),
        box({ fontSize: 28, lineHeight: 1.42, color: colours.muted, lineClamp: 3, display: 'block' }, text),
      ),
      box({ flexShrink: 0 }, drawFigure(figure)),
    ),
    box(
      { height: 92, alignItems: 'center', justifyContent: 'space-between', fontSize: 24, color: colours.faint },
      box({}, 'HTML + Alpine.js, React, Vue, Svelte'),
      note && box({}, note),
    ),
  )

/** The board's hairlines, and ticks where they meet. */
function lines(): Element[] {
  const across = [edge, edge + 92, size.height - edge - 92, size.height - edge]
  const down = [edge, size.width - edge]
  const hairline = { position: 'absolute', backgroundColor: colours.line }
  const tick = { position: 'absolute', backgroundColor: colours.tick }
  return [
    ...across.map((top) => box({ ...hairline, top, left: 0, width: size.width, height: 1 })),
    ...down.map((left) => box({ ...hairline, left, top: 0, width: 1, height: size.height })),
    ...across.flatMap((y) =>
      down.flatMap((x) => [
        box({ ...tick, top: y, left: x - 6, width: 13, height: 1 }),
        box({ ...tick, top: y - 6, left: x, width: 1, height: 13 }),
      ]),
    ),
  ]
}

/** The mark of client/ui/logo.tsx. */
const mark = () =>
  drawing(38, '0 0 32 32', [
    { d: 'M3 5h7.2l3.3 11h5l3.3-11H29v22h-6.5v-9.5l-1.9 4h-9.2l-1.9-4V27H3z', fill: colours.ink },
    { d: 'M12.6 5h6.8l-2.35 8.5h-2.1z', fill: colours.accent },
  ])

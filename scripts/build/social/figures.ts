/** What stands at the right of a social picture: one drawing for each kind of page. */
import type { PackageSlug } from '#shared/catalog.ts'
import { colours, ramp } from './colours.ts'
import { box, column, drawing, type Element } from './element.ts'

type Families = Parameters<typeof ramp>[0][]

export type Figure =
  | { kind: 'count'; count: number; label: string; of: PackageSlug }
  | { kind: 'packages'; packages: { slug: PackageSlug; title: string; count: number }[] }
  | { kind: 'contents'; title: string; entries: string[]; current: number }
  | { kind: 'facts'; facts: { what: string; value: string }[] }
  | { kind: 'ramps'; families: Families }

/** The same drawings as client/ui/package-drawing.tsx. */
const drawings: Record<PackageSlug, { board: string; solid: string; mark: string }> = {
  'application-ui': {
    board: 'M4.5 6.5h31v27h-31zM4.5 12.5h31M13.5 12.5v21',
    solid: 'M7 16h4v1.5H7zM7 20h4v1.5H7zM7 24h4v1.5H7zM17 28h15v1.5H17zM17 24h11v1.5H17z',
    mark: 'M17 16h6v4h-6z',
  },
  marketing: {
    board: 'M4.5 6.5h31v27h-31zM4.5 25.5h31M14.8 25.5v8M25.2 25.5v8',
    solid: 'M11 11h18v2.5H11zM14 15.5h12v1.5H14z',
    mark: 'M16 19.5h8v3h-8z',
  },
  ecommerce: {
    board: 'M4.5 6.5h31v27h-31zM20 6.5v27M4.5 20h31',
    solid: 'M9 16h6v1.5H9zM25 16h6v1.5h-6zM9 29.5h6V31H9zM25 29.5h6V31h-6zM26 9h4v5h-4zM10 22.5h4v5h-4z',
    mark: 'M10 9h4v5h-4zM26 22.5h4v5h-4z',
  },
}

function packageDrawing(slug: PackageSlug, size: number): Element {
  const { board, solid, mark } = drawings[slug]
  return drawing(size, '0 0 40 40', [
    { d: board, stroke: 'rgba(255,255,255,0.3)', strokeWidth: 0.5 },
    { d: solid, fill: 'rgba(255,255,255,0.28)' },
    { d: mark, fill: colours.accent },
    { d: 'M4.5 3v7M1 6.5h7M35.5 30v7M32 33.5h7', stroke: colours.tick, strokeWidth: 0.4 },
  ])
}

const row = { justifyContent: 'space-between', alignItems: 'baseline', borderTop: `1px solid ${colours.line}` }

type Draw<Kind extends Figure['kind']> = (figure: Extract<Figure, { kind: Kind }>) => Element
const draw: { [Kind in Figure['kind']]: Draw<Kind> } = {
  count: ({ count, label, of }) =>
    column(
      { alignItems: 'center', gap: 20 },
      packageDrawing(of, 250),
      box(
        { alignItems: 'baseline', gap: 14, color: colours.muted, fontSize: 28 },
        box({ color: colours.ink, fontSize: 64, fontWeight: 600, letterSpacing: -2 }, String(count)),
        label,
      ),
    ),
  packages: ({ packages }) =>
    column(
      { gap: 22 },
      ...packages.map(({ slug, title, count }) =>
        box(
          { alignItems: 'center', gap: 22 },
          packageDrawing(slug, 104),
          column(
            {},
            box({ color: colours.ink, fontSize: 28, fontWeight: 600 }, title),
            box({ color: colours.faint, fontSize: 24 }, `${count} components`),
          ),
        ),
      ),
    ),
  contents: ({ title, entries, current }) =>
    column(
      { width: 340 },
      box({ color: colours.faint, fontSize: 22, paddingBottom: 16 }, title),
      ...entries.map((entry, index) =>
        box(
          {
            borderLeft: `3px solid ${index === current ? colours.accent : colours.line}`,
            padding: '9px 0 9px 20px',
            fontSize: 24,
            fontWeight: index === current ? 600 : 400,
            color: index === current ? colours.ink : colours.faint,
          },
          entry,
        ),
      ),
    ),
  facts: ({ facts }) =>
    column(
      { width: 340, borderBottom: `1px solid ${colours.line}` },
      ...facts.map(({ what, value }) =>
        box(
          { ...row, padding: '18px 0' },
          box({ color: colours.faint, fontSize: 24 }, what),
          box({ color: colours.ink, fontSize: 28, fontWeight: 600, textAlign: 'right' }, value),
        ),
      ),
    ),
  ramps: ({ families }) =>
    box(
      { gap: 6 },
      ...families.map((family) =>
        column(
          { gap: 6 },
          ...ramp(family).map((color) => box({ width: 49, height: 25, borderRadius: 3, backgroundColor: color })),
        ),
      ),
    ),
}

/** Draws a figure of any kind. */
export const drawFigure = (figure: Figure): Element => (draw[figure.kind] as (figure: Figure) => Element)(figure)

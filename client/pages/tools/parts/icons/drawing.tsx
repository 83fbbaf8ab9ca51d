import { useLayoutEffect, useRef } from 'react'
import { attributesOf, elementsOf, type Glyph, type Look, plain, strokeOf } from '#shared/tools/icons/draw.ts'

/** An icon as React draws it: in the panel, in the bag, among what is alike. */
export function Drawing({ glyph, look = plain, side }: { glyph: Glyph; look?: Look; side: number }) {
  const given = Object.fromEntries(attributesOf(glyph, look))
  return (
    <svg
      width={side}
      height={side}
      viewBox={given['viewBox']}
      fill={given['fill']}
      stroke={given['stroke']}
      strokeWidth={strokeOf(glyph, look) ?? undefined}
      strokeLinecap={given['stroke-linecap'] as 'round' | undefined}
      strokeLinejoin={given['stroke-linejoin'] as 'round' | undefined}
      aria-hidden
      className="shrink-0"
      dangerouslySetInnerHTML={{ __html: elementsOf(glyph, look).join('') }}
    />
  )
}

/** The icon on the grid it was drawn on, as large as the panel allows. */
export function Specimen({ glyph, look }: { glyph: Glyph; look: Look }) {
  const { grid } = glyph.style
  const picture = useRef<SVGSVGElement>(null)
  const lines = Array.from({ length: grid + 1 }, (_, index) => `M${index} 0V${grid}M0 ${index}H${grid}`).join('')
  // Set by hand, since a policy without style attributes still allows what a script sets.
  useLayoutEffect(() => {
    picture.current?.style.setProperty('color', look.color ?? '')
  }, [look.color])

  return (
    <div className="relative grid aspect-[5/3] place-items-center overflow-hidden rounded-xl bg-sunken text-ink ring-1 ring-line dark:bg-page">
      <svg ref={picture} viewBox={`-1 -1 ${grid + 2} ${grid + 2}`} className="size-full max-h-52" aria-hidden>
        <path d={lines} stroke="currentColor" strokeWidth={grid / 1200} fill="none" className="text-ink/25" />
        <path
          d={`M0 0H${grid}V${grid}H0ZM0 0L${grid} ${grid}M${grid} 0L0 ${grid}`}
          stroke="currentColor"
          strokeWidth={grid / 800}
          fill="none"
          className="text-accent/45"
        />
        <svg width={grid} height={grid} overflow="visible">
          <Drawing glyph={glyph} look={look} side={grid} />
        </svg>
      </svg>
    </div>
  )
}

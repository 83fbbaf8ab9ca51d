import { Section } from '#client/pages/parts/section.tsx'
import { ShelfCard } from '#client/pages/parts/shelf-card.tsx'
import { BrandColour } from '#client/ui/brand-colour.tsx'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import type { PicturedThumbnail } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** One field, and components in the colour that is typed there. */
export function Colour({ pieces }: { pieces: PicturedThumbnail[] }) {
  return (
    <Section labelledBy="colour" className="py-14 sm:py-16">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2
            id="colour"
            className="text-3xl font-semibold tracking-tight text-balance wrap-break-word text-ink sm:text-4xl"
          >
            Components in your brand colour
          </h2>
          <p className="mt-4 text-base text-pretty text-muted">
            Choose a colour or type your own. Every preview and every file you copy uses it, in eleven shades. Where a
            shade would be too hard to read, the next one is used instead.
          </p>
          <div className="mt-7 grid gap-5 [@media(scripting:none)]:hidden">
            <ColourSwatches legend="Colour of these components" isShort />
            <BrandColour />
          </div>
        </div>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-6 sm:gap-y-8">
          {pieces.map((piece) => (
            <ShelfCard
              key={piece.path}
              late
              thumbnail={piece}
              title={piece.title}
              href={urls.component(piece.path)}
              className="max-lg:last:odd:col-span-2"
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}

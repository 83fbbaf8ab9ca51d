import { usePage } from '@inertiajs/react'
import { ColourSwatches } from '#client/ui/colour-swatches.tsx'
import { Link } from '#client/ui/link.tsx'
import { Still } from '#client/ui/still.tsx'
import type { Thumbnail } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** Components shoulder to shoulder over the whole width; one colour dyes them all. */
export function Wall({ pieces }: { pieces: Thumbnail[] }) {
  const { counts } = usePage().props.site

  return (
    <section aria-labelledby="wall" className="border-t border-line">
      <div className="xl:px-8">
        <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-12 gap-y-6 border-line px-5 pt-20 pb-12 sm:px-8 sm:pt-28 lg:px-12 xl:border-x">
          <h2 id="wall" className="max-w-xl text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
            Your colour, everywhere at once
          </h2>
          <div className="flex max-w-md flex-wrap items-center gap-x-6 gap-y-4">
            <p className="text-base text-pretty text-muted">
              Any of Tailwind’s families, or eleven shades of your own. Where a colour would cost contrast, the shade
              beside it steps in.
            </p>
            <ColourSwatches legend="Colour of the wall" />
          </div>
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-px border-y border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {pieces.map((piece, index) => (
          <li key={piece.path} className={index > 2 ? 'max-sm:hidden' : undefined}>
            <Link
              href={urls.component(piece.path)}
              className="relative block no-underline focus-visible:z-10 focus-visible:-outline-offset-4"
            >
              <span className="sr-only">{piece.title}</span>
              <Still thumbnail={piece} late className="aspect-4/3" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="xl:px-8">
        <span className="mx-auto block max-w-7xl border-line px-5 py-8 text-center text-base xl:border-x">
          <Link href={urls.components()} variant="black">
            All {counts.components} components
          </Link>
        </span>
      </p>
    </section>
  )
}

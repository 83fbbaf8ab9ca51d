import { grouped } from '#shared/grouped.ts'
import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import { OnceAlive } from '#client/ui/once-alive.tsx'
import type { HomeIcons, SiteCounts } from '#shared/page-props.ts'
import type { SetId } from '#shared/tools/icons/sets.ts'
import { urls } from '#shared/urls.ts'

const countOf: Record<SetId, keyof SiteCounts> = {
  'heroicons-v2': 'heroicons2',
  'heroicons-v1': 'heroicons1',
  'lucide-icons': 'lucide_icons',
  'bootstrap-icons': 'bootstrap_icons',
}

type Sample = NonNullable<HomeIcons[SetId]>
type Props = { sets: { slug: SetId; title: string; sample: Sample }[]; total: string }

/** Each icon set as a row of what everybody needs, so that their hands can be told apart. */
export function IconSets({ sets, total }: Props) {
  const { counts } = usePage().props.site

  return (
    <div className="flex flex-col rounded-xl ring-1 ring-line lg:col-span-7">
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-4 text-base font-semibold text-ink">
        {total} icons to search, restyle and copy
      </h3>
      <ul className="grid flex-1 divide-y divide-line">
        {sets.map(({ slug, title, sample }) => (
          <li
            key={slug}
            className="relative flex flex-col justify-center gap-3 px-5 py-4 transition-colors first:rounded-none last:rounded-b-xl hover:bg-hover"
          >
            <p className="flex items-baseline justify-between gap-4 text-sm">
              <Link href={urls.tool(slug)} className="font-medium text-ink after:absolute after:inset-0">
                {title}
              </Link>
              <span className="text-muted tabular-nums">
                {grouped(counts[countOf[slug]])}
                <span className="sr-only"> icons</span>
              </span>
            </p>
            <div aria-hidden className="flex h-6 justify-between gap-2 overflow-hidden text-ink">
              <OnceAlive>
                <Row sample={sample} />
              </OnceAlive>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What every interface needs, as this set draws it. */
function Row({ sample: { grid, stroke, bodies } }: { sample: Sample }) {
  return (
    <>
      {bodies.map((body, index) => (
        <svg
          key={index}
          viewBox={`0 0 ${grid} ${grid}`}
          className="size-6 shrink-0"
          fill={stroke === null ? 'currentColor' : 'none'}
          {...(stroke !== null && {
            stroke: 'currentColor',
            strokeWidth: stroke,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          })}
          // Drawings come from the build, never from a person.
          dangerouslySetInnerHTML={{ __html: body }}
        />
      ))}
    </>
  )
}

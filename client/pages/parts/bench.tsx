import { MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Link } from '#client/ui/link.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { ComponentMeta } from '#shared/catalog.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'
import { BenchColours } from './bench-colours.tsx'
import { benchOrder } from './bench-order.ts'
import { BenchPiece } from './bench-piece.tsx'
import { Section } from './section.tsx'

const themes = [
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
] as const
const directions = [
  { value: 'ltr', label: 'LTR' },
  { value: 'rtl', label: 'RTL' },
] as const

/** One column shows the beginning of the wall; the whole of it would be many screens long. */
const piecesOnPhones = 4
const piecesInOneColumn = 8

/** Components at work in their own documents; one switch turns them all. */
export function Bench({ components }: { components: ComponentMeta[] }) {
  const { counts } = usePage().props.site
  const siteTheme = useTheme()
  const [theme, setTheme] = useState<PreviewLook['theme'] | null>(null)
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const [preferences, change] = useSnippetPreferences()
  const look = { theme: theme ?? siteTheme, dir }
  const pieces = benchOrder(components)

  return (
    <Section labelledBy="bench" className="py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="bench" className="text-base font-semibold tracking-tight text-ink">
          On the bench <span className="ms-1 font-normal text-faint">Live, not pictures. Recolour them, use them.</span>
        </h2>
        <div className="flex flex-wrap gap-2">
          <BenchColours value={preferences.primary} onChange={(primary) => change({ primary })} />
          <Segmented label="Direction of the components" options={directions} value={dir} onChange={setDir} />
          <Segmented label="Theme of the components" options={themes} value={look.theme} onChange={setTheme} />
        </div>
      </div>
      <ul
        aria-label="Components at work"
        className={clsx(
          'mt-5 grid grid-cols-1 gap-x-4 sm:mt-6 xl:-mx-9 xl:grid-flow-dense xl:auto-rows-[8px] xl:grid-cols-2',
          look.theme,
        )}
      >
        {pieces.map(({ component, wide }, index) => (
          <BenchPiece
            key={component.path}
            component={component}
            look={look}
            colors={preferences}
            wide={wide}
            className={clsx(index >= piecesOnPhones && 'max-sm:hidden', index >= piecesInOneColumn && 'max-xl:hidden')}
          />
        ))}
      </ul>
      <p className="mt-2 mb-4 text-center text-sm text-muted">
        <Link href={urls.app()} variant="black">
          {counts.components === 1 ? 'The one component' : `All ${counts.components} components`}, with their code
        </Link>
      </p>
    </Section>
  )
}

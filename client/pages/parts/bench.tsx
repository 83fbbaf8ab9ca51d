import { MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { PreviewLook } from '#shared/urls.ts'
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

/** Components at work in their own documents; one switch turns them all. */
export function Bench({ components }: { components: ComponentMeta[] }) {
  const siteTheme = useTheme()
  const [theme, setTheme] = useState<PreviewLook['theme'] | null>(null)
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const look = { theme: theme ?? siteTheme, dir }
  const wide = components.filter(({ layout }) => layout === 'full')
  const rest = components.filter(({ layout }) => layout !== 'full')
  const columns = [0, 1].map((column) => rest.filter((_, index) => index % 2 === column))

  return (
    <Section labelledBy="bench" className="py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="bench" className="text-base font-semibold tracking-tight text-ink">
          On the bench <span className="ms-1 font-normal text-faint">Live, not pictures. Use them.</span>
        </h2>
        <div className="flex flex-wrap gap-2">
          <Segmented label="Direction of the components" options={directions} value={dir} onChange={setDir} />
          <Segmented label="Theme of the components" options={themes} value={look.theme} onChange={setTheme} />
        </div>
      </div>
      <div className={clsx('mt-5 grid grid-cols-1 gap-4 sm:mt-6', look.theme)}>
        {wide.map((component) => (
          <BenchPiece key={component.path} component={component} look={look} />
        ))}
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {columns.map((pieces, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            <div key={column} className="flex min-w-0 flex-col gap-4">
              {pieces.map((component) => (
                <BenchPiece key={component.path} component={component} look={look} className="last:flex-1" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

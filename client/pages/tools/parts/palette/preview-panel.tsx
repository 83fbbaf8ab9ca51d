import { MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { memo, useEffect, useMemo, useState } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { PreviewFrame } from '#client/ui/preview-frame.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { Vision } from '#shared/color/vision.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import { rampOf } from '#shared/recolor/ramp-code.ts'
import { defaultPreferences } from '#shared/snippet/preferences.ts'
import type { Scale } from '#shared/tools/palette/scale.ts'
import { urls } from '#shared/urls.ts'
import { LibraryButton } from './library-button.tsx'
import { visionFilters } from './vision-picker.tsx'

const themes = [
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
] as const

/** Milliseconds of rest before the components follow: each change is a stylesheet from the server. */
const rest = 150

/** Below the rest of the page only some are shown; all of them would be many screens long. */
const inOneColumn = 2

type Props = {
  components: ComponentMeta[]
  primary: Scale
  secondary: Scale | null
  vision: Vision | null
  onSay: (words: string) => void
}

/** Our components in these colours: the very previews of the library, with contrast kept as in what is copied there. */
export const PreviewPanel = memo(function PreviewPanel({ components, primary, secondary, vision, onSay }: Props) {
  const siteTheme = useTheme()
  const [picked, setPicked] = useState<'light' | 'dark' | null>(null)
  const theme = picked ?? siteTheme
  const look = { theme, dir: 'ltr' } as const
  const colors = useRested(hexes(primary), secondary && hexes(secondary))

  return (
    <section
      aria-labelledby="preview"
      className="@6xl:sticky @6xl:top-18 @6xl:-mx-1 @6xl:max-h-[calc(100dvh-5.5rem)] @6xl:overflow-y-auto @6xl:overscroll-contain @6xl:px-1 @6xl:pb-1"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="text-base font-semibold tracking-tight text-ink">
          On real components
        </h2>
        <Segmented
          label="Theme of the components"
          options={themes}
          value={theme}
          onChange={setPicked}
          iconsOnly
          tellsTheme
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-sm text-muted">
          {primary.name} as the primary colour
          {secondary ? `, ${secondary.name} as the grey.` : ', with Tailwind’s grey.'}
        </p>
        <LibraryButton primary={primary} secondary={secondary} onDone={onSay} />
      </div>
      <ul
        className={clsx(
          'mt-4 grid grid-cols-1 items-start gap-3 @xl:@max-6xl:grid-cols-2',
          theme,
          vision && visionFilters[vision],
        )}
      >
        {components.map((component, index) => (
          <li
            key={component.path}
            className={clsx(
              'flex min-w-0 items-center overflow-hidden rounded-xl bg-stage ring-1 ring-line',
              index >= inOneColumn && '@max-6xl:hidden',
            )}
          >
            <PreviewFrame component={component} address={urls.preview} look={look} colors={colors} roomWhenUsed />
          </li>
        ))}
      </ul>
    </section>
  )
})

const hexes = ({ swatches }: Scale) => swatches.map(({ hex }) => hex).join(' ')

/** The colours as previews want them, once they have come to rest. */
function useRested(primary: string, secondary: string | null) {
  const [shown, setShown] = useState({ primary, secondary })
  useEffect(() => {
    const timer = setTimeout(() => setShown({ primary, secondary }), rest)
    return () => clearTimeout(timer)
  }, [primary, secondary])
  return useMemo(
    () => ({
      ...defaultPreferences,
      primary: rampOf('own', shown.primary.split(' ')),
      ...(shown.secondary !== null && { secondary: rampOf('own-gray', shown.secondary.split(' ')) }),
    }),
    [shown],
  )
}

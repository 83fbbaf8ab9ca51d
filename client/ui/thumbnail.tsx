import { clsx } from 'clsx'
import { useState } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { chosenColors, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { urls } from '#shared/urls.ts'

type Props = { path: string; colors: SnippetPreferences; className?: string | undefined }

/** A component at half its size, to be recognised and not to be used; decoration beside its name. */
export function Thumbnail({ path, colors, className }: Props) {
  const mounted = useMounted()
  const theme = useTheme()
  const [loaded, setLoaded] = useState(false)

  return (
    <div
      aria-hidden
      inert
      className={clsx('relative aspect-16/10 overflow-clip rounded-xl bg-stage ring-1 ring-line', theme, className)}
    >
      {mounted && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own document
        <iframe
          key={theme}
          src={urls.appPreview(path, { theme, ...chosenColors(colors) })}
          title="Preview"
          tabIndex={-1}
          loading="lazy"
          onLoad={() => setLoaded(true)}
          className={clsx(
            'pointer-events-none absolute inset-s-0 top-0 h-[200%] w-[200%] origin-top-left scale-50 transition-opacity rtl:origin-top-right',
            !loaded && 'opacity-0',
          )}
        />
      )}
    </div>
  )
}

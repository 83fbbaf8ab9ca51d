import { clsx } from 'clsx'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { PreviewFrame } from '#client/ui/preview-frame.tsx'
import type { LibraryEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** A component as its picture: live, in the reader's colours, and for the eye only. */
export function PlacePicture({ component }: { component: LibraryEntry }) {
  const [preferences] = useSnippetPreferences()
  const theme = useTheme()

  return (
    <span inert aria-hidden className={clsx('pointer-events-none block h-56 overflow-hidden bg-stage sm:h-72', theme)}>
      <PreviewFrame
        component={component}
        address={urls.appPreview}
        look={{ theme, dir: 'ltr' }}
        colors={preferences}
        reduced
        roomWhenUsed
      />
    </span>
  )
}

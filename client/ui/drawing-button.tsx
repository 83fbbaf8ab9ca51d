import { PencilSquareIcon } from '@heroicons/react/16/solid'
import { useState } from 'react'
import { downloadText } from '#client/download.ts'
import { drawPreview } from '#client/draw-preview.ts'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { useToast } from '#client/hooks/use-toast.ts'
import { Toast } from './toast.tsx'
import { IconButton } from './icon-button.tsx'
import type { ComponentMeta } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

type Drawable = Pick<ComponentMeta, 'path' | 'slug' | 'isDrawable' | 'minHeight' | 'opens'>

/** Downloads a component for a design tool, in the theme and the colours that are shown; only where the drawing is true to it. */
export function DrawingButton({ component }: { component: Drawable }) {
  const [preferences] = useSnippetPreferences()
  const theme = useTheme()
  const [text, say] = useToast()
  const [busy, setBusy] = useState(false)
  if (!component.isDrawable) return null

  async function download() {
    setBusy(true)
    try {
      const svg = await drawPreview(urls.preview(component.path, { theme, ...chosenColors(preferences) }), component)
      downloadText(`${component.slug}.svg`, svg, 'image/svg+xml')
    } catch {
      say('The drawing could not be made. Try again, or tell us with “Report a fault”.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <IconButton
        dense
        icon={PencilSquareIcon}
        label="Download as SVG, for design tools"
        aria-busy={busy}
        onClick={() => busy || void download()}
      />
      <Toast text={text} />
    </>
  )
}

import { type RefObject, useState } from 'react'
import type { ComponentMeta } from '#shared/catalog.ts'
import type { ChosenWidth } from '#shared/preview-widths.ts'
import { choosePreviewWidth, type PreviewWidth, usePreviewWidth } from './use-preview-width.ts'

export type Resizing = {
  size: PreviewWidth
  isDragging: boolean
  onDragging: (isDragging: boolean) => void
  /** Pixels; null for the whole room. */
  onWidth: (width: number | null) => void
}

/** The width of one preview while it is chosen; what is pulled by hand reaches the others once it is let go. */
export function useResizing(
  stage: RefObject<HTMLElement | null>,
  component: Pick<ComponentMeta, 'layout' | 'path'>,
  taken: number,
): Resizing {
  const [isDragging, setDragging] = useState(false)
  const [pulled, setPulled] = useState<ChosenWidth>(null)
  const size = usePreviewWidth(stage, component, { taken, pulled })

  return {
    size,
    isDragging,
    onDragging(begins) {
      setDragging(begins)
      if (begins || pulled === null) return
      choosePreviewWidth(pulled)
      setPulled(null)
    },
    onWidth: (width) => (isDragging ? setPulled : choosePreviewWidth)(width ?? 'full'),
  }
}

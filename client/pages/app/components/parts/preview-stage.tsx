import { clsx } from 'clsx'
import { type RefObject, useState } from 'react'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { PreviewFrame } from '#client/ui/preview-frame.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'
import { ResizeHandle } from '#client/ui/resize-handle.tsx'

type Props = {
  stage: RefObject<HTMLDivElement | null>
  component: ListedComponent
  look: Required<PreviewLook>
  width: number | null
  onWidth: (width: number | null) => void
}

/** The preview between its edges, with a handle to pull the trailing one. */
export function PreviewStage({ stage, component, look, width, onWidth }: Props) {
  const [colors] = useSnippetPreferences()
  const [dragging, setDragging] = useState(false)

  return (
    <div ref={stage} className="overflow-clip rounded-xl bg-sunken ring-1 ring-line">
      <div className={clsx('flex max-w-full', width !== null && 'w-fit')}>
        <div className={clsx('min-w-0', look.theme, width === null && 'flex-1')}>
          <PreviewFrame
            component={component}
            address={urls.appPreview}
            look={look}
            colors={colors}
            width={width}
            heights={component.heights}
            className={clsx('bg-stage', dragging && 'pointer-events-none')}
          />
        </div>
        <ResizeHandle stage={stage} width={width} onWidth={onWidth} onDragging={setDragging} />
      </div>
    </div>
  )
}

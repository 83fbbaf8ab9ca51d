import { clsx } from 'clsx'
import { useRef } from 'react'
import { useResizing } from '#client/hooks/use-resizing.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { PreviewBar } from '#client/ui/preview-bar.tsx'
import { PreviewFrame } from '#client/ui/preview-frame.tsx'
import { PrintedPicture } from '#client/ui/printed-picture.tsx'
import { handleWidth, ResizeHandle } from '#client/ui/resize-handle.tsx'
import type { ListedComponent } from '#shared/page-props.ts'
import { beginsWide } from '#shared/preview-widths.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'

type Props = {
  component: ListedComponent
  look: Required<PreviewLook>
}

/** The preview below its bar, with a handle to pull its trailing edge. */
export function PreviewStage({ component, look }: Props) {
  const [colors] = useSnippetPreferences()
  const stage = useRef<HTMLDivElement>(null)
  const { size, isDragging, onDragging, onWidth } = useResizing(stage, component, handleWidth)
  const { width, scale } = size
  const isNarrower = width !== null && scale === 1

  return (
    <>
      <PrintedPicture component={component} />
      <div data-print="no" className="overflow-clip rounded-xl bg-sunken ring-1 ring-line">
        <PreviewBar component={component} stage={stage} size={size} onWidth={onWidth} />
        <div ref={stage}>
          <div className={clsx('flex max-w-full', isNarrower && 'w-fit')}>
            <div className={clsx('min-w-0', look.theme, !isNarrower && 'flex-1')}>
              <PreviewFrame
                component={component}
                address={urls.appPreview}
                look={look}
                colors={colors}
                width={width}
                scale={scale}
                wide={beginsWide(component)}
                heights={component.heights}
                className={clsx('bg-stage', isDragging && 'pointer-events-none')}
              />
            </div>
            <ResizeHandle stage={stage} width={width} scale={scale} onWidth={onWidth} onDragging={onDragging} />
          </div>
        </div>
      </div>
    </>
  )
}

/** The place of the preview and of what stands below it, before the client is there, in as little as a page of many can bear. */
export function StagePlace({ component }: { component: ListedComponent }) {
  return (
    <div className="stage-place" data-print="no">
      <div>
        <div data-holds={component.slug} data-wide={beginsWide(component) ? '' : undefined} />
        <div aria-hidden className="preview-skeleton">
          <i />
        </div>
      </div>
    </div>
  )
}

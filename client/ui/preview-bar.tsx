import { CursorArrowRaysIcon, XMarkIcon } from '@heroicons/react/16/solid'
import type { RefObject } from 'react'
import { useOpenedPreview } from '#client/hooks/use-opened-preview.ts'
import type { PreviewWidth } from '#client/hooks/use-preview-width.ts'
import type { ComponentMeta } from '#shared/catalog.ts'
import { percent, previewWidths } from '#shared/preview-widths.ts'
import { Segmented } from './segmented.tsx'

type Props = {
  component: Pick<ComponentMeta, 'title' | 'opens'>
  /** What the preview's frame stands in. */
  stage: RefObject<HTMLElement | null>
  size: PreviewWidth
  /** Pixels; null for the whole room. */
  onWidth: (width: number | null) => void
}

const options = [
  ...previewWidths.map((width) => ({ value: String(width), label: String(width) })),
  { value: 'full', label: 'Full' },
]

/** Stands on top of a preview: how wide it is, what that comes to, and one press that opens what it is about. */
export function PreviewBar({ component: { title, opens }, stage, size, onWidth }: Props) {
  const { width, scale, room } = size
  const told = width ?? room

  return (
    <div
      data-print="no"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-raised px-2 py-1.5"
    >
      <Segmented
        label={`Width of ${title}, in pixels`}
        options={options}
        value={width === null ? 'full' : String(width)}
        onChange={(value) => onWidth(value === 'full' ? null : Number(value))}
        className="tabular-nums max-sm:w-full max-sm:[&>label]:px-1"
      />
      <p className="h-5 min-w-16 font-mono text-xs/5 text-muted tabular-nums">
        {told !== null && `${told} px`}
        {scale !== null && scale < 1 && ` at ${percent(scale)}`}
      </p>
      {opens !== null && <OpenButton title={title} opens={opens} stage={stage} />}
    </div>
  )
}

type OpenProps = { title: string; opens: string; stage: RefObject<HTMLElement | null> }

function OpenButton({ title, opens, stage }: OpenProps) {
  const { open, waits, toggle } = useOpenedPreview(stage, opens)
  const Icon = open ? XMarkIcon : CursorArrowRaysIcon

  return (
    <>
      <button
        type="button"
        aria-busy={waits || undefined}
        onClick={toggle}
        className="ms-auto inline-flex h-8 items-center gap-1.5 rounded-md bg-raised px-2.5 text-[0.8125rem] font-medium text-ink inset-ring inset-ring-line-strong transition-colors hover:bg-hover aria-busy:text-muted pointer-coarse:h-10"
      >
        <Icon aria-hidden className="size-4 text-muted" />
        {open ? 'Close it' : 'Show it open'}
        <span className="sr-only">: {title}</span>
      </button>
      <output className="sr-only">{open && 'Open in the preview'}</output>
    </>
  )
}

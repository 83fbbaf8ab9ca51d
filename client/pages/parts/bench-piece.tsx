import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { PreviewFrame } from '#client/ui/preview-frame.tsx'
import type { ComponentMeta } from '#shared/catalog.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'

type Props = { component: ComponentMeta; look: Required<PreviewLook>; className?: string }

export function BenchPiece({ component, look, className }: Props) {
  return (
    <figure
      className={clsx(
        'flex min-w-0 flex-col overflow-hidden rounded-xl bg-stage ring-1 ring-line transition-colors',
        className,
      )}
    >
      <div className="flex flex-1 items-center">
        <PreviewFrame component={component} address={urls.preview} look={look} />
      </div>
      <figcaption className="flex h-11 items-center gap-3 border-t border-line ps-4 pe-1.5 text-[0.8125rem]">
        <span className="font-mono text-xs text-faint">{component.part}</span>
        <span className="min-w-0 flex-1 truncate font-medium text-muted">{component.title}</span>
        <a
          href={urls.preview(component.path, look)}
          target="_blank"
          rel="noreferrer"
          title="Open in a new tab"
          className="inline-flex size-8 items-center justify-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10"
        >
          <ArrowTopRightOnSquareIcon aria-hidden className="size-4" />
          <span className="sr-only">Open {component.title} in a new tab</span>
        </a>
      </figcaption>
    </figure>
  )
}

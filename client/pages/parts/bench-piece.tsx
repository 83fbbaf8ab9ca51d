import { ArrowTopRightOnSquareIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { useMasonryCell } from '#client/hooks/use-masonry-cell.ts'
import { chosenColors, type SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { PreviewFrame } from '#client/ui/preview-frame.tsx'
import type { ComponentMeta } from '#shared/catalog.ts'
import { type PreviewLook, urls } from '#shared/urls.ts'

type Props = {
  component: ComponentMeta
  look: Required<PreviewLook>
  colors: SnippetPreferences
  wide: boolean
  className?: string
}

export function BenchPiece({ component, look, colors, wide, className }: Props) {
  const { cell, content } = useMasonryCell()

  return (
    <li ref={cell} className={clsx('row-span-[75] min-w-0', wide && 'col-span-full', className)}>
      <div ref={content} className="pb-4">
        <figure className="overflow-hidden rounded-xl bg-stage ring-1 ring-line transition-colors">
          {/* A little smaller than life, so that two columns have the width at which components spread out. */}
          <PreviewFrame component={component} address={urls.preview} look={look} colors={colors} reduced roomWhenUsed />
          <figcaption className="flex h-11 items-center gap-3 border-t border-line ps-4 pe-1.5 text-[0.8125rem]">
            <span className="font-mono text-xs whitespace-nowrap text-faint">{component.part}</span>
            <span className="min-w-0 flex-1 truncate font-medium text-muted">{component.title}</span>
            <a
              href={urls.preview(component.path, { ...look, ...chosenColors(colors) })}
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
      </div>
    </li>
  )
}

import { LockClosedIcon } from '@heroicons/react/16/solid'
import { Badge } from '#client/ui/badge.tsx'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import { IconDrawing } from '#client/ui/icon-drawing.tsx'
import type { ResultRow } from './results.ts'

type Props = { row: Extract<ResultRow, { kind: 'option' }>; isOpen: boolean }

/** What stands in a row of the results: a component with its picture, anything else with its name and its place. */
export function ResultOption({ row: { entry, icon }, isOpen }: Props) {
  const { title, place, document } = entry
  if (document?.kind !== 'component')
    return (
      <>
        {icon && <IconDrawing drawing={icon.drawing} className="size-5 shrink-0 text-ink" />}
        <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
        <span className="shrink-0 text-xs text-faint">{place}</span>
      </>
    )
  return (
    <>
      <ComponentPicture
        path={document.path}
        picture={document.picture ?? null}
        className="w-16 shrink-0 rounded-sm ring-1 ring-line"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        <span className="block truncate text-xs text-faint">
          {place} · {document.group}
        </span>
      </span>
      {document.free ? (
        <Badge>Free</Badge>
      ) : (
        !isOpen && (
          <span className="shrink-0 text-faint">
            <LockClosedIcon aria-hidden className="size-4" />
            <span className="sr-only">Needs a licence</span>
          </span>
        )
      )}
    </>
  )
}

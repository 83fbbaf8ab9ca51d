import { ArrowDownIcon, ArrowUpIcon, Bars2Icon, LockClosedIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import type { MouseEvent, PointerEvent } from 'react'
import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ComponentPicture } from '#client/ui/component-picture.tsx'
import { DressedPicture } from '#client/ui/dressed-picture.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { CollectedComponent, CollectedSet } from '#shared/collections.ts'
import { counted } from '#shared/counted.ts'
import { urls } from '#shared/urls.ts'
import type { Row } from './use-collection.ts'

type Props = {
  row: Row
  /** Counted from 0. */
  place: number
  isLast: boolean
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onMove: (event: MouseEvent<HTMLElement>, by: -1 | 1) => void
  onTakeOut: () => void
  onPutBack: () => void
}

/** A component or a set of a collection: how it looks, where it stands, and what moves it. */
export function CollectionRow({ row, place, isLast, onGrab, onMove, onTakeOut, onPutBack }: Props) {
  const { path, title, description, isOut } = row

  return (
    <li
      data-path={path}
      className="relative grid grid-cols-[auto_6rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line bg-page py-3 group-data-dragging/order:transition-[translate] data-dragged:z-10 data-dragged:rounded-lg data-dragged:border-transparent data-dragged:bg-overlay data-dragged:shadow-lg data-dragged:ring-1 data-dragged:ring-line data-dragged:transition-none motion-reduce:transition-none sm:grid-cols-[auto_10rem_minmax(0,1fr)_auto] sm:gap-x-5 xl:grid-cols-[auto_10rem_minmax(0,5fr)_minmax(0,4fr)_auto]"
    >
      <span
        aria-hidden
        title="Drag to another place"
        onPointerDown={onGrab}
        className="flex cursor-grab touch-none items-center self-stretch pe-1 text-faint transition-colors select-none hover:text-ink active:cursor-grabbing max-sm:row-span-2 max-sm:w-8 max-sm:flex-col max-sm:justify-center max-sm:gap-2 max-sm:pe-0"
      >
        <Bars2Icon className="size-4" />
        <span className="text-end font-mono text-xs tabular-nums sm:w-8">{place + 1}</span>
      </span>
      <div className={clsx('min-w-0 max-sm:self-start', isOut && 'opacity-40')}>
        {row.set === null ? <DressedPicture component={row} /> : <Pictures first={row.first} />}
      </div>
      <div className="min-w-0">
        <h2 className={clsx('text-sm font-semibold wrap-anywhere', isOut ? 'text-muted line-through' : 'text-ink')}>
          <Link
            href={row.set === null ? urls.appComponent(path) : urls.appSet(row.set)}
            prefetch
            className="rounded-xs underline-offset-4 hover:underline"
          >
            {title}
          </Link>
          {row.set === null && row.locked && (
            <>
              <LockClosedIcon aria-hidden className="ms-2 inline size-3.5 text-faint" />
              <span className="sr-only">locked</span>
            </>
          )}
        </h2>
        {row.set === null ? <ComponentFacts row={row} /> : <SetFacts row={row} />}
      </div>
      <p className="text-sm text-pretty text-muted max-xl:hidden">{description}</p>
      <div
        className="flex items-center gap-0.5 max-sm:col-span-2 max-sm:col-start-2 max-sm:mt-2 max-sm:justify-self-end"
        data-print="no"
      >
        {isOut ? (
          <Button size="sm" variant="secondary-alt" onClick={onPutBack}>
            Put back
            <span className="sr-only">: {title}</span>
          </Button>
        ) : (
          <>
            <IconButton
              dense
              icon={ArrowUpIcon}
              label={`Move up: ${title}`}
              aria-disabled={place === 0 || undefined}
              onClick={(event) => onMove(event, -1)}
              className="aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
            />
            <IconButton
              dense
              icon={ArrowDownIcon}
              label={`Move down: ${title}`}
              aria-disabled={isLast || undefined}
              onClick={(event) => onMove(event, 1)}
              className="aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
            />
            <IconButton dense icon={XMarkIcon} label={`Remove: ${title}`} onClick={onTakeOut} className="ms-1" />
          </>
        )}
      </div>
    </li>
  )
}

function ComponentFacts({ row: { packageTitle, subcategory, part, free } }: { row: CollectedComponent }) {
  return (
    <>
      <p className="mt-0.5 text-xs text-pretty text-muted">
        {packageTitle} / {subcategory.title}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-mono text-xs text-faint">
        {part}
        {free && (
          <Badge tone="success" className="font-sans">
            Free
          </Badge>
        )}
      </p>
    </>
  )
}

function SetFacts({ row: { count, locked } }: { row: CollectedSet }) {
  return (
    <p className="mt-0.5 text-xs text-pretty text-muted tabular-nums">
      Set of {counted(count, 'component')}
      {locked > 0 && `, ${locked} of them locked`}
    </p>
  )
}

/** The first members of a set. */
function Pictures({ first }: Pick<CollectedSet, 'first'>) {
  return (
    <span
      aria-hidden
      className="grid aspect-16/10 grid-cols-2 grid-rows-2 gap-px overflow-clip rounded-lg bg-line ring-1 ring-line"
    >
      {first.map(({ path, picture }) => (
        <ComponentPicture key={path} path={path} picture={picture} />
      ))}
    </span>
  )
}

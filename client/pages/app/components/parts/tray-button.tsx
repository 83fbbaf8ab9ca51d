import { ArchiveBoxArrowDownIcon as Outline } from '@heroicons/react/24/outline'
import { ArchiveBoxIcon as Solid } from '@heroicons/react/24/solid'
import { useState } from 'react'
import { mostInTray, toggleInTray, useTray } from '#client/hooks/use-tray.ts'
import type { ListedComponent } from '#shared/page-props.ts'

/** Puts a component into the tray, from which all of it is taken along as one zip. */
export function TrayButton({ component }: { component: ListedComponent }) {
  const { part, path, title } = component
  const isIn = useTray().some((entry) => entry.part === part)
  const [isFull, setFull] = useState(false)
  const Icon = isIn ? Solid : Outline

  return (
    <span className="inline-flex flex-wrap items-center gap-2" data-print="no">
      <button
        type="button"
        aria-pressed={isIn}
        aria-label={`Tray: ${title}`}
        title={isIn ? 'Take it out of the tray' : 'Add it to the tray, to download several as one zip'}
        onClick={() => setFull(toggleInTray({ part, path, title }) === 'full')}
        className="inline-flex size-8 items-center justify-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink aria-pressed:text-accent pointer-coarse:size-10"
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
      <output className={isFull ? 'text-xs font-normal tracking-normal text-danger' : 'sr-only'}>
        {isFull && `The tray holds at most ${mostInTray}.`}
      </output>
    </span>
  )
}

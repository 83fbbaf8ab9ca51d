import { CheckIcon, PlusIcon } from '@heroicons/react/16/solid'
import { useState } from 'react'
import { mostInTray, toggleInTray, useTray } from '#client/hooks/use-tray.ts'
import type { ListedComponent } from '#shared/page-props.ts'

/** Puts a component into the tray, from which all of it is taken along as one zip. */
export function TrayButton({ component }: { component: ListedComponent }) {
  const { part, path, title } = component
  const isIn = useTray().some((entry) => entry.part === part)
  const [isFull, setFull] = useState(false)
  const Icon = isIn ? CheckIcon : PlusIcon

  return (
    <span className="-my-1 -ms-2 inline-flex flex-wrap items-center gap-2" data-print="no">
      <button
        type="button"
        aria-pressed={isIn}
        aria-label={`Tray: ${title}`}
        title={isIn ? 'Take it out of the tray' : 'Add it to the tray, to download several as one zip'}
        onClick={() => setFull(toggleInTray({ part, path, title }) === 'full')}
        className="inline-flex h-8 items-center gap-1 rounded-md px-2 text-[0.8125rem] font-medium tracking-normal text-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:text-accent pointer-coarse:h-10"
      >
        <Icon aria-hidden className="size-4" />
        {isIn ? 'In the tray' : 'Add to tray'}
      </button>
      <output className={isFull ? 'text-xs font-normal tracking-normal text-danger' : 'sr-only'}>
        {isFull && `The tray holds at most ${mostInTray}.`}
      </output>
    </span>
  )
}

import { XMarkIcon } from '@heroicons/react/16/solid'
import { memo, useDeferredValue, useId, useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Popover } from '#client/ui/popover.tsx'
import type { Icons } from '#shared/tools/button/kit.ts'
import { controlClass } from '../palette/colour-row.tsx'
import { Drawing } from './drawing.tsx'

type Props = {
  label: string
  value: string
  icons: Icons
  /** Called when somebody comes near: the list is fetched then. */
  onNear: () => void
  onChange: (name: string) => void
  /** Its panel keeps to the end of the row. */
  isLast?: boolean
}

/** "ArrowDownTray" is "arrow down tray". */
const spoken = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()

/** An icon of the set, found by its name, or none. */
export function IconControl({ label, value, icons, onNear, onChange, isLast = false }: Props) {
  const [wanted, setWanted] = useState('')
  const shown = useDeferredValue(wanted)

  return (
    <div className="grid min-w-0 gap-1.5">
      <span aria-hidden className="text-[0.8125rem] text-muted">
        {label}
      </span>
      <div className="flex min-w-0 items-center gap-1" onPointerEnter={onNear} onFocus={onNear}>
        <div className="min-w-0">
          <Popover
            name={`${label}: ${value ? spoken(value) : 'none'}`}
            legend={label}
            focus="input[type=search]"
            align={isLast ? 'end' : 'start'}
            button={
              value ? (
                <>
                  <Drawing icons={icons} name={value} className="size-5 shrink-0" />
                  <span className="min-w-0 truncate text-start">{spoken(value)}</span>
                </>
              ) : (
                <span className="text-muted">None</span>
              )
            }
          >
            <input
              type="search"
              aria-label="Find an icon"
              placeholder="Find an icon"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
              className={`${controlClass} w-full`}
            />
            <IconList label={label} icons={icons} wanted={shown} value={value} onChange={onChange} />
          </Popover>
        </div>
        {value && (
          <IconButton icon={XMarkIcon} dense label={`No ${label.toLowerCase()}`} onClick={() => onChange('')} />
        )}
      </div>
    </div>
  )
}

type ListProps = Pick<Props, 'label' | 'icons' | 'value' | 'onChange'> & { wanted: string }

const IconList = memo(function IconList({ label, icons, wanted, value, onChange }: ListProps) {
  const group = useId()
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.keys(icons).filter((name) => words.every((word) => spoken(name).includes(word)))

  if (found.length === 0)
    return <p className="w-72 max-w-full py-6 text-center text-sm text-muted">No icon has this name.</p>
  return (
    <div
      role="radiogroup"
      aria-label={`${label}, ${found.length} to choose from`}
      className="mt-2 grid max-h-64 w-72 max-w-full grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] overflow-y-auto overscroll-contain"
    >
      {found.map((name) => (
        <label
          key={name}
          title={spoken(name)}
          className="relative grid h-10 cursor-pointer place-items-center rounded-md text-ink hover:bg-hover has-checked:bg-ink has-checked:text-page has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            checked={name === value}
            onChange={() => onChange(name)}
            aria-label={spoken(name)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <Drawing icons={icons} name={name} className="size-5" />
        </label>
      ))}
    </div>
  )
})

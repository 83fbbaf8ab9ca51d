import { XMarkIcon } from '@heroicons/react/16/solid'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { iconLabel } from '#shared/tools/button/icon.ts'
import type { Icons } from '#shared/tools/button/kit.ts'
import { controlClass } from '../palette/colour-row.tsx'
import { Drawing } from './drawing.tsx'

const IconSearch = lazy(() => import('./icon-search.tsx'))

type Props = {
  label: string
  value: string
  icons: Icons
  /** Called when somebody comes near: the list is fetched then. */
  onNear: () => void
  /** Brings what an icon needs to be drawn; false where that failed. */
  onTake: (ref: string) => Promise<boolean>
  onChange: (ref: string) => void
  /** Its panel keeps to the end of the row. */
  isLast?: boolean
}

/** An icon of any set, found by what it is called or for, or none. */
export function IconControl({ label, value, icons, onNear, onTake, onChange, isLast = false }: Props) {
  const [wanted, setWanted] = useState('')
  /** Chosen, while its drawing is under way. */
  const [coming, setComing] = useState<string | null>(null)
  const [isNear, setIsNear] = useState(false)
  function approach() {
    setIsNear(true)
    onNear()
  }
  async function choose(ref: string) {
    setComing(ref)
    if (await onTake(ref)) onChange(ref)
    setComing(null)
  }

  return (
    <div className="grid min-w-0 gap-1.5">
      <span aria-hidden className="text-[0.8125rem] text-muted">
        {label}
      </span>
      <div className="flex min-w-0 items-center gap-1" onPointerEnter={approach} onFocus={approach}>
        <div className="min-w-0">
          <Popover
            name={`${label}: ${value ? iconLabel(value) : 'none'}`}
            legend={label}
            focus="input[type=search]"
            align={isLast ? 'end' : 'start'}
            button={
              value ? (
                <>
                  <Drawing icons={icons} name={value} className="size-5 shrink-0" />
                  <span className="min-w-0 truncate text-start">{iconLabel(value).split(',')[0]}</span>
                </>
              ) : (
                <span className="text-muted">None</span>
              )
            }
          >
            <div className="grid w-80 max-w-full gap-2">
              <input
                type="search"
                aria-label="Find an icon"
                placeholder="Find an icon"
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
                className={`${controlClass} w-full`}
              />
              {isNear && (
                <Suspense fallback={<output aria-busy />}>
                  <IconSearch
                    label={label}
                    wanted={wanted}
                    icons={icons}
                    value={coming ?? value}
                    onChange={(ref) => void choose(ref)}
                  />
                </Suspense>
              )}
            </div>
          </Popover>
        </div>
        {value && (
          <IconButton icon={XMarkIcon} dense label={`No ${label.toLowerCase()}`} onClick={() => onChange('')} />
        )}
      </div>
    </div>
  )
}

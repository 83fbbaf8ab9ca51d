import { itemAt } from '#shared/defined.ts'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type Tab<Key extends string> = { key: Key; label: ReactNode }

type ListProps<Key extends string> = {
  /** Ids of tabs and panels begin with it; panels use tabPanelProps with the same one. */
  id: string
  label: string
  tabs: readonly Tab<Key>[]
  value: Key
  onChange: (key: Key) => void
  /** Called as soon as a pointer or the focus comes near a tab. */
  onIntent?: (key: Key) => void
  look?: 'tray' | 'line'
}

const trays = {
  tray: 'ms-auto inline-flex max-w-full flex-wrap gap-0.5 rounded-lg bg-hover p-0.5',
  line: 'flex flex-wrap gap-1',
}
const looks = {
  tray: 'tray-tab',
  line: "inline-flex items-center gap-1.5 text-[0.8125rem] font-medium transition-colors relative h-11 rounded-md px-3 focus-visible:-outline-offset-4 text-muted hover:text-ink aria-selected:text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-transparent after:content-[''] aria-selected:after:bg-accent",
}

/** A row of tabs: arrow keys, Home and End move and choose, Tab goes on to the panel. */
export function TabList<Key extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  onIntent,
  look = 'tray',
}: ListProps<Key>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === value)
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const index = (target + tabs.length) % tabs.length
    onChange(itemAt(tabs, index).key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} className={trays[look]}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.key}`}
          aria-controls={`${id}-panel-${tab.key}`}
          aria-selected={tab.key === value}
          tabIndex={tab.key === value ? 0 : -1}
          onClick={() => onChange(tab.key)}
          onPointerEnter={() => onIntent?.(tab.key)}
          onFocus={() => onIntent?.(tab.key)}
          className={looks[look]}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** What the element that a tab shows has to carry. */
export const tabPanelProps = (id: string, key: string) => ({
  role: 'tabpanel',
  id: `${id}-panel-${key}`,
  'aria-labelledby': `${id}-tab-${key}`,
})

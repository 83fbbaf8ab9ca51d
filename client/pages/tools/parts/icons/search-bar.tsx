import { MagnifyingGlassIcon, ShoppingBagIcon, XMarkIcon } from '@heroicons/react/20/solid'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { longestQuery } from '#shared/tools/icons/state.ts'

export type SearchBarHandle = { focus: () => void }

type Props = {
  ref: Ref<SearchBarHandle>
  query: string
  /** What the set is called. */
  title: string
  everywhere: boolean
  bagged: number
  onQuery: (query: string) => void
  onEnter: () => void
  onDown: () => void
  onBag: () => void
}

/** The field that is always in reach: without a script it asks the server. */
export function SearchBar({ ref, query, title, everywhere, bagged, onQuery, onEnter, onDown, onBag }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }))
  useTypeToSearch(input)
  // What was typed before the page was alive is looked for, too.
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== query) onQuery(typed)
  })
  useLayoutEffect(() => takeOver(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') onDown()
    else if (event.key === 'Enter') onEnter()
    else if (event.key === 'Escape' && query) onQuery('')
    else return
    event.preventDefault()
  }

  return (
    <search className="flex items-center gap-2">
      <form method="get" data-live className="relative min-w-0 flex-1" onSubmit={(event) => event.preventDefault()}>
        <MagnifyingGlassIcon
          aria-hidden
          className="pointer-events-none absolute inset-s-3.5 top-1/2 size-5 -translate-y-1/2 text-faint"
        />
        <input
          ref={input}
          type="text"
          name="q"
          aria-label={everywhere ? 'Search all icons' : `Search ${title}`}
          aria-keyshortcuts="/"
          placeholder="bell, delete, arrow left …"
          value={query}
          maxLength={longestQuery}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="h-11 w-full rounded-lg bg-raised ps-11 pe-11 text-base text-ink inset-ring inset-ring-control placeholder:text-faint focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
        />
        {query && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => {
              onQuery('')
              input.current?.focus()
            }}
            className="absolute inset-y-0.5 inset-e-0.5 grid w-10 place-items-center rounded-md text-faint transition-colors hover:text-ink"
          >
            <XMarkIcon aria-hidden className="size-5" />
          </button>
        )}
      </form>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onBag}
        className="inline-flex h-11 items-center gap-2 rounded-lg px-3 text-sm font-medium text-ink inset-ring inset-ring-line-strong transition-colors hover:bg-hover"
      >
        <ShoppingBagIcon aria-hidden className="size-5 text-muted" />
        <span className="max-sm:sr-only">Bag</span>
        <span className="min-w-5 rounded-full bg-hover px-1.5 text-center text-xs leading-5 tabular-nums">
          {bagged}
        </span>
      </button>
    </search>
  )
}

/** A slash, or any letter typed where nothing else takes it, goes to the field. */
function useTypeToSearch(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return
      const target = event.target as HTMLElement
      if (target.closest('input, textarea, select, button, a, summary, dialog, [role=listbox], [role=tab]')) return
      if (event.key === '/') event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [input])
}

import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { usePage } from '@inertiajs/react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { countVainSearch } from '#client/count-search.ts'
import type { PackagesProp } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { useComponentEntries } from './components.ts'
import { pageEntries } from './entries.ts'
import { readRecent } from './recent.ts'
import { findResults } from './results.ts'
import { ResultList, type ResultListHandle } from './result-list.tsx'

/** So long nothing was typed any more. */
const vainAfterMs = 1000

type Props = { packages: PackagesProp; onChoose: (href: string) => void }

/** A field and what is found: the field keeps the focus, arrows move the mark in the list. */
export function SearchPalette({ packages, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [recent] = useState(readRecent)
  const components = useComponentEntries()
  const list = useRef<ResultListHandle>(null)
  const id = useId()

  const { auth, site: shown } = usePage().props
  const pages = useMemo(() => pageEntries(packages, auth.user, shown.tools), [packages, auth.user, shown.tools])
  // Thousands of titles are looked through in less than a millisecond, so the results come with the letter.
  const rows = useMemo(() => findResults(query, { pages, components, recent }), [query, pages, components, recent])
  const options = useMemo(() => rows.filter((row) => row.kind === 'option'), [rows])
  const mark = Math.min(active, options.length - 1)
  const isVain = query !== '' && components.length > 0 && options.length === 0

  // Only what somebody stopped at: while they type, most beginnings of words find nothing that counts.
  useEffect(() => {
    if (!isVain) return
    const timer = setTimeout(() => countVainSearch(query), vainAfterMs)
    return () => clearTimeout(timer)
  }, [isVain, query])

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    setQuery(target.value)
    move(0)
  }
  function move(index: number) {
    setActive(index)
    list.current?.reveal(index)
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const next = {
      ArrowDown: mark >= last ? 0 : mark + 1,
      ArrowUp: mark <= 0 ? last : mark - 1,
      PageDown: Math.min(last, mark + 6),
      PageUp: Math.max(0, mark - 6),
    }[event.key]
    if (next !== undefined && last >= 0) {
      event.preventDefault()
      move(next)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (options[mark]) onChoose(options[mark].entry.href)
    }
  }

  return (
    <search>
      <div className="relative border-b border-line">
        <MagnifyingGlassIcon
          aria-hidden
          className="pointer-events-none absolute inset-s-4 top-1/2 size-5 -translate-y-1/2 text-faint"
        />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a palette is opened in order to type
          autoFocus
          role="combobox"
          aria-label={`Search ${site.name}`}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options[mark] ? `${id}-${mark}` : undefined}
          placeholder={`Search ${site.name}..`}
          value={query}
          onChange={onChange}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="h-13 w-full bg-transparent ps-12 pe-4 text-base text-ink outline-none placeholder:text-faint sm:text-[0.9375rem]"
        />
      </div>
      <ResultList
        ref={list}
        id={id}
        rows={rows}
        count={options.length}
        active={mark}
        onPoint={setActive}
        onChoose={onChoose}
      />
      <output className="sr-only">
        {options.length === 0 ? 'No results' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`}
      </output>
    </search>
  )
}

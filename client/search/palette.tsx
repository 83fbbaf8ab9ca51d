import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { countVainSearch } from '#client/count-search.ts'
import { useHasLicence } from '#client/hooks/use-has-licence.ts'
import { site } from '#shared/site.ts'
import { useDocuments, useFoundIcons, loadIcons } from './documents.ts'
import type { SearchEntry } from './entries.ts'
import { readRecent } from './recent.ts'
import { findResults } from './results.ts'
import { ResultList, type ResultListHandle } from './result-list.tsx'
import { ResultPreview } from './result-preview.tsx'
import { takeTyped } from './typed-ahead.ts'

/** So long nothing was typed any more. */
const vainAfterMs = 1000

/** So long a pause in typing asks for icons: few mean them. */
const iconsAfterMs = 150

type Props = {
  /** The pages that are found by their titles. */
  pages: readonly SearchEntry[]
  /** Whether what is found leads into the app. */
  isApp: boolean
  onChoose: (href: string) => void
}

/** A field and what is found: the field keeps the focus, arrows move the mark in the list. */
export function SearchPalette({ pages, isApp, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const [recent] = useState(readRecent)
  const index = useDocuments()
  const [iconWords, setIconWords] = useState('')
  const icons = useFoundIcons(iconWords)
  const list = useRef<ResultListHandle>(null)
  const id = useId()

  useLayoutEffect(() => {
    const typed = takeTyped()
    // oxlint-disable-next-line react/set-state-in-effect -- taken once, and in the field before it is painted
    if (typed !== '') setQuery(typed)
  }, [])

  const isOpen = useHasLicence()
  const words = query.trim()
  // A thousand components are looked through in a few milliseconds, so the results come with the letter.
  const rows = useMemo(
    () => findResults(query, { pages, index, icons: words === iconWords ? icons : [], recent, isApp }),
    [query, pages, index, icons, words, iconWords, recent, isApp],
  )
  const options = useMemo(() => rows.filter((row) => row.kind === 'option'), [rows])
  const mark = Math.min(active, options.length - 1)
  const isVain = words !== '' && words === iconWords && index !== null && options.length === 0

  // Only what somebody stopped at: while they type, most beginnings of words find nothing that counts.
  useEffect(() => {
    if (!isVain) return
    const timer = setTimeout(() => countVainSearch(query), vainAfterMs)
    return () => clearTimeout(timer)
  }, [isVain, query])

  useEffect(() => {
    const timer = setTimeout(() => {
      setIconWords(words)
      if (words !== '') void loadIcons(words)
    }, iconsAfterMs)
    return () => clearTimeout(timer)
  }, [words])

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
      <div className="flex">
        <ResultList
          ref={list}
          id={id}
          rows={rows}
          words={words}
          count={options.length}
          active={mark}
          isOpen={isOpen}
          onPoint={setActive}
          onChoose={onChoose}
        />
        {options.length > 0 && (
          <ResultPreview entry={options[mark]?.entry} documents={index?.entries ?? []} isOpen={isOpen} />
        )}
      </div>
      <output className="sr-only">
        {options.length === 0 ? 'No results' : `${options.length} ${options.length === 1 ? 'result' : 'results'}`}
      </output>
    </search>
  )
}

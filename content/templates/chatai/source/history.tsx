/**
 * @title History
 * @description All conversations with a search over every word in them, and the files they rest on in the margin.
 * @layout full
 * @order 30
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const nothing = {
  isLoading: true,
  said: '',
  sum: '',
  canUndo: false,
  rows: [] as {
    id: string
    title: string
    titlePieces: { key: string; text: string; isMarked: boolean }[]
    excerpt: { key: string; text: string; isMarked: boolean }[]
    when: string
    questions: string
    href: string
    isPinned: boolean
    isShared: boolean
    files: { name: string; href: string }[]
  }[],
}

/* from ui/history */
function watchHistory(listener: (history: typeof nothing) => void) {
  return () => listener(nothing)
}

/* from ui/history */
function searchHistory(query: string) {
  window.dispatchEvent(new CustomEvent('searchHistory', { detail: query }))
}

/* from ui/history */
function pinChat(id: string, isPinned: boolean) {
  window.dispatchEvent(new CustomEvent('pinChat', { detail: { id, isPinned } }))
}

/* from ui/history */
function renameChat(id: string, title: string) {
  window.dispatchEvent(new CustomEvent('renameChat', { detail: { id, title } }))
}

/* from ui/history */
function deleteChat(id: string) {
  window.dispatchEvent(new CustomEvent('deleteChat', { detail: id }))
}

/* from ui/history */
function undoDelete() {
  window.dispatchEvent(new Event('undoDelete'))
}

export default function History() {
  const search = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [list, setList] = useState(nothing)
  const [renaming, setRenaming] = useState('')

  useEffect(() => {
    const stop = watchHistory((next) => setList(next))
    return () => stop()
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '/' && document.activeElement?.tagName !== 'INPUT') {
        event.preventDefault()
        search.current?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  useEffect(() => {
    if (renaming === '') return
    const frame = requestAnimationFrame(() => {
      const field = document.querySelector<HTMLInputElement>(`[data-title="${renaming}"]`)
      field?.focus()
      field?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [renaming])

  function look(words: string) {
    setQuery(words)
    searchHistory(words)
  }

  function clear() {
    if (search.current) {
      search.current.value = ''
      search.current.focus()
    }
    look('')
  }

  function rename(event: FormEvent<HTMLFormElement>, id: string) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    renameChat(id, field ? field.value : '')
    setRenaming('')
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }

  function leave(field: HTMLInputElement) {
    field.closest('li')?.querySelector<HTMLElement>('[data-rename]')?.focus()
    setRenaming('')
  }

  return (
    <div className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">History</h1>
        <label htmlFor="history-query" className="sr-only">
          Search questions and answers
        </label>
        <input
          ref={search}
          id="history-query"
          type="search"
          placeholder="Search questions and answers"
          onChange={(event) => look(event.target.value)}
          className="field placeholder:text-soft mt-6"
        />
        <p className="text-soft mt-2 flex min-h-10 items-center gap-2 text-sm/6">
          <span role="status" className={clsx(list.said === '' && list.rows.length === 0 && 'sr-only')}>
            {list.said !== '' ? list.said : list.isLoading ? '' : list.sum}
          </span>{' '}
          {list.canUndo && (
            <button
              type="button"
              onClick={() => undoDelete()}
              className="btn-quiet text-ink underline underline-offset-4"
            >
              Undo
            </button>
          )}
        </p>

        {list.isLoading && (
          <div aria-hidden="true" className="mt-4">
            <div className="bg-well h-6 w-2/3" />
            <div className="bg-well mt-3 h-4 w-full" />
            <div className="bg-well mt-10 h-6 w-1/2" />
            <div className="bg-well mt-3 h-4 w-11/12" />
          </div>
        )}

        {!list.isLoading && list.rows.length === 0 && (
          <div className="border-rule border-t pt-8">
            <h2 className="question">{query !== '' ? `No conversation has “${query}”` : 'No conversations yet'}</h2>
            <p className="text-soft mt-2">
              {query !== ''
                ? 'Try fewer words, or just how they start.'
                : 'Your questions are saved here, in this browser.'}
            </p>
            <p className="mt-5">
              {query !== '' ? (
                <button type="button" onClick={clear} className="btn btn-ink">
                  Clear search
                </button>
              ) : (
                <a href="/chat" className="btn btn-ink">
                  Ask a question
                </a>
              )}
            </p>
          </div>
        )}

        <ul role="list" className="mt-2">
          {list.rows.map((row) => (
            <li
              key={row.id}
              className="border-rule flow-root border-t py-5 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
            >
              <div
                className={clsx(
                  'aside-note',
                  row.files.length > 0 ? '@max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-3' : 'hidden',
                )}
              >
                <ul role="list" aria-label="Sources">
                  {row.files.map((file) => (
                    <li key={file.name} className="text-source border-source border-s-2 ps-3 text-[0.8125rem]/6">
                      <a
                        href={file.href}
                        className="inline-block underline-offset-4 hover:underline pointer-coarse:py-1.5"
                      >
                        {file.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
              {renaming === row.id ? (
                <form onSubmit={(event) => rename(event, row.id)} className="flex gap-2">
                  <input
                    data-title={row.id}
                    aria-label="Title"
                    defaultValue={row.title}
                    required
                    onKeyDown={(event) => event.key === 'Escape' && leave(event.currentTarget)}
                    className="field min-w-0 flex-1"
                  />
                  <button type="submit" className="btn btn-ink">
                    Save
                  </button>
                </form>
              ) : (
                <h2 className="question">
                  <a href={row.href} className="underline-offset-4 hover:underline">
                    {row.titlePieces.map((piece) => (
                      <span
                        key={piece.key}
                        className={clsx(piece.isMarked && 'underline decoration-2 underline-offset-4')}
                      >
                        {piece.text}
                      </span>
                    ))}
                  </a>
                </h2>
              )}
              <p className="text-soft mt-1.5 text-[0.9375rem]/6">
                {row.excerpt.map((piece) => (
                  <span key={piece.key} className={clsx(piece.isMarked && 'font-semibold text-ink')}>
                    {piece.text}
                  </span>
                ))}
              </p>
              <div className="mt-1 flex flex-wrap items-center gap-x-1">
                <p className="place me-auto max-sm:w-full">
                  {row.when} · {row.questions}
                  {row.isPinned && <span> · pinned</span>}
                  {row.isShared && <span> · shared</span>}
                </p>
                <button
                  type="button"
                  aria-label={`${row.isPinned ? 'Unpin' : 'Pin'} ${row.title}`}
                  onClick={() => pinChat(row.id, !row.isPinned)}
                  className="btn-quiet max-sm:-ms-2.5"
                >
                  {row.isPinned ? 'Unpin' : 'Pin'}
                </button>
                <button
                  type="button"
                  data-rename=""
                  aria-label={renaming === row.id ? `Cancel renaming ${row.title}` : `Rename ${row.title}`}
                  onClick={() => setRenaming(renaming === row.id ? '' : row.id)}
                  className="btn-quiet"
                >
                  {renaming === row.id ? 'Cancel' : 'Rename'}
                </button>
                <button
                  type="button"
                  aria-label={`Delete ${row.title}`}
                  onClick={() => deleteChat(row.id)}
                  className="btn-quiet -me-2.5"
                >
                  Delete
                </button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * @title Files
 * @description The files that answers come from, open at the pages they quote, and in the margin the answers that do.
 * @layout full
 * @order 33
 */
import { useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const nothing = {
  isLoading: true,
  isDropping: false,
  sum: '',
  asked: '',
  rows: [] as {
    id: string
    name: string
    about: string[]
    href: string
    ask: string
    isOwn: boolean
    cited: string
    lastQuestion: string
    lastHref: string
    lastWhen: string
    pages: {
      id: string
      place: string
      cited: string
      lines: { text: string; isHit: boolean }[]
      head: { id: string; text: string; isAmount: boolean }[]
      rows: { row: number; isHit: boolean; cells: { id: string; text: string; isAmount: boolean }[] }[]
      answers: { id: string; numbers: string; question: string; href: string; when: string }[]
    }[]
  }[],
  coming: [] as { id: string; name: string; state: string; percent: number; isBad: boolean }[],
}

/* from ui/files */
function openFiles(page: HTMLElement, listener: (files: typeof nothing) => void) {
  return () => listener({ ...nothing, sum: page.title })
}

/* from ui/files */
function deleteFile(id: string) {
  window.dispatchEvent(new CustomEvent('deleteFile', { detail: id }))
}

/* from ui/files */
function leaveOut(id: string) {
  window.dispatchEvent(new CustomEvent('leaveOut', { detail: id }))
}

export default function Files() {
  const place = useRef<HTMLDivElement>(null)
  const [list, setList] = useState(nothing)
  const [open, setOpen] = useState('')
  const shown = open === '' ? list.asked : open

  useEffect(() => {
    if (!place.current) return
    const stop = openFiles(place.current, (next) => setList(next))
    return () => stop()
  }, [])

  // What the address names is opened, whatever was open.
  useEffect(() => {
    const onAddress = () => setOpen('')
    window.addEventListener('hashchange', onAddress)
    return () => window.removeEventListener('hashchange', onAddress)
  }, [])

  return (
    <div ref={place} className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">Files</h1>
        <p role="status" className="lead mt-3 min-h-8">
          {list.sum}
        </p>
        <p className="aside-note mt-8 @max-[52rem]/leaf:mt-3">
          Encrypted, never used to train a model, and yours to delete.{' '}
          <a href="/privacy" className="link">
            Privacy
          </a>
        </p>
        <label
          className={clsx(
            'mt-6 flex min-h-24 cursor-pointer flex-col items-center justify-center rounded-md border border-dashed px-4 py-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-ink',
            list.isDropping ? 'bg-well border-ink' : 'hover:bg-well border-line',
          )}
        >
          <span className="font-medium">{list.isDropping ? 'Drop to add' : 'Add files, drop them here, or paste'}</span>
          <span className="text-soft mt-1 text-sm/6">
            PDF, Word, Excel, CSV, Markdown, or plain text, up to 100 MB each
          </span>
          <input type="file" multiple data-files="" accept=".pdf,.docx,.xlsx,.csv,.md,.txt" className="sr-only" />
        </label>
        <ul role="list" aria-label="Being added" className="mt-3">
          {list.coming.map((file) => (
            <li key={file.id} className="flex items-center gap-3 py-1.5 text-[0.9375rem]/6">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{file.name}</span>
                <span
                  className={clsx('block', file.isBad ? 'mt-1 border-s-4 border-ink ps-3 font-medium' : 'text-soft')}
                >
                  {file.state}
                </span>
              </span>
              <progress
                max={100}
                value={file.percent}
                aria-label={file.name}
                className={clsx('progress w-28', file.isBad ? 'hidden' : 'block')}
              />
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => leaveOut(file.id)}
                className="btn-quiet"
              >
                Remove
              </button>
            </li>
          ))}
        </ul>

        {list.isLoading && (
          <div aria-hidden="true" className="mt-8">
            <div className="bg-well h-6 w-1/2" />
            <div className="bg-well mt-3 h-4 w-2/3" />
          </div>
        )}
        <ul role="list" className="mt-6">
          {list.rows.map((file) => (
            <li key={file.id} id={file.id} className="border-rule scroll-mt-6 border-t py-5">
              <div className="flow-root @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col">
                {(shown !== file.id || file.pages.length === 0) && (
                  <div className="aside-note @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-1">
                    <p>{file.cited}</p>
                    {file.lastQuestion !== '' && (
                      <p className="note-still mt-2">
                        <a
                          href={file.lastHref}
                          aria-label={`${file.lastQuestion}: ${file.name}`}
                          className="link line-clamp-2 text-ink max-sm:py-2"
                        >
                          {file.lastQuestion}
                        </a>{' '}
                        <span className="note-place">{file.lastWhen}</span>
                      </p>
                    )}
                  </div>
                )}
                <div className="flex flex-wrap items-start justify-between gap-x-4">
                  <div className="min-w-0 flex-1">
                    <h2 className="question">
                      <button
                        type="button"
                        aria-expanded={shown === file.id}
                        disabled={file.pages.length === 0}
                        onClick={() => setOpen(shown === file.id ? 'none' : file.id)}
                        className={clsx(
                          'inline-flex items-baseline py-1.5 text-start underline-offset-4 enabled:cursor-pointer enabled:hover:underline',
                          shown === file.id && 'enabled:underline enabled:decoration-2',
                        )}
                      >
                        {file.name}
                        {file.pages.length > 0 && (
                          <span aria-hidden="true" className="text-soft ms-2 inline-block w-4 font-normal">
                            {shown === file.id ? '−' : '+'}
                          </span>
                        )}
                      </button>
                    </h2>
                    <p className="place flex flex-wrap gap-x-4">
                      {file.about.map((piece) => (
                        <span key={piece} className="whitespace-nowrap">
                          {piece}
                        </span>
                      ))}
                    </p>
                    <p className="mt-1 text-[0.9375rem]/6">
                      <a
                        href={file.href}
                        aria-label={file.isOwn ? `${file.ask}: ${file.name}` : undefined}
                        className="link inline-block py-2"
                      >
                        {file.ask}
                      </a>
                    </p>
                  </div>
                  {file.isOwn ? (
                    <button
                      type="button"
                      aria-label={`Delete ${file.name}`}
                      onClick={() => deleteFile(file.id)}
                      className="btn-quiet -me-2.5"
                    >
                      Delete
                    </button>
                  ) : (
                    <span className="text-soft text-sm/10">Sample</span>
                  )}
                </div>
              </div>
              {shown === file.id && (
                <ul role="list" aria-label={`Quoted from ${file.name}`}>
                  {file.pages.map((page) => (
                    <li
                      key={page.id}
                      className="mt-3 flow-root @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col @max-[52rem]/leaf:gap-3"
                    >
                      <div className="aside-note @max-[52rem]/leaf:order-last">
                        <p>{page.cited}</p>
                        <ul
                          role="list"
                          aria-label={`Answers that quote ${page.place}`}
                          className="mt-2 grid gap-3 empty:hidden"
                        >
                          {page.answers.map((answer) => (
                            <li key={answer.id} className="note-still">
                              <a href={answer.href} className="link line-clamp-2 text-ink">
                                {answer.question}
                              </a>{' '}
                              <span className="note-place">
                                {answer.numbers} · {answer.when}
                              </span>
                            </li>
                          ))}
                        </ul>
                      </div>
                      <div className="file-page file-sheet">
                        <p className="place mb-2">{page.place}</p>
                        {page.head.length > 0 && (
                          <table className="file-grid text-sm/6">
                            <caption className="sr-only">Rows of the file</caption>
                            <thead>
                              <tr>
                                <td className="place">1</td>
                                {page.head.map((cell) => (
                                  <th key={cell.id} scope="col" className={clsx(cell.isAmount && 'amount')}>
                                    {cell.text}
                                  </th>
                                ))}
                              </tr>
                            </thead>
                            <tbody>
                              {page.rows.map((row) => (
                                <tr key={row.row} className={clsx(row.isHit && 'file-hit')}>
                                  <td className="place">{row.row}</td>
                                  {row.cells.map((cell) => (
                                    <td key={cell.id} className={clsx(cell.isAmount && 'amount')}>
                                      {cell.text}
                                    </td>
                                  ))}
                                </tr>
                              ))}
                            </tbody>
                          </table>
                        )}
                        {page.head.length === 0 && (
                          <div>
                            {page.lines.map((line) => (
                              <p key={line.text} className="mt-1.5">
                                <span className={clsx('whitespace-pre-line', line.isHit && 'file-hit')}>
                                  {line.text}
                                </span>
                              </p>
                            ))}
                          </div>
                        )}
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

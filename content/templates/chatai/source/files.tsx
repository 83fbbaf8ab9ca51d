/**
 * @title Files
 * @description The files that answers come from, a place to add more, and what was quoted from each in the margin.
 * @layout full
 * @order 33
 */
import { useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const nothing = {
  isLoading: true,
  isDropping: false,
  sum: '',
  rows: [] as {
    id: string
    name: string
    about: string
    href: string
    isOwn: boolean
    quoted: { id: string; words: string; place: string }[]
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
  const page = useRef<HTMLDivElement>(null)
  const [list, setList] = useState(nothing)

  useEffect(() => {
    if (!page.current) return
    const stop = openFiles(page.current, (next) => setList(next))
    return () => stop()
  }, [])

  return (
    <div ref={page} className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">Files</h1>
        <p role="status" className="lead mt-3 min-h-8">
          {list.sum}
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
                <span className={clsx('block', file.isBad ? 'font-medium' : 'text-soft')}>{file.state}</span>
              </span>
              <progress
                max={100}
                value={file.percent}
                aria-label={file.name}
                className={clsx('progress w-28', file.isBad ? 'hidden' : 'block')}
              />
              <button
                type="button"
                aria-label={`Leave out ${file.name}`}
                onClick={() => leaveOut(file.id)}
                className="btn-quiet"
              >
                Leave out
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
            <li
              key={file.id}
              id={file.id}
              className="border-rule flow-root scroll-mt-6 border-t py-5 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
            >
              <ul
                role="list"
                aria-label={`Quoted from ${file.name}`}
                className={clsx(
                  file.quoted.length > 0
                    ? 'aside-note grid gap-3 @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-4'
                    : 'hidden',
                )}
              >
                {file.quoted.map((passage) => (
                  <li key={passage.id} className="border-source border-s-2 ps-3 text-[0.8125rem]/5 text-ink">
                    <span className="block">“{passage.words}”</span>
                    <span className="note-place text-soft">{passage.place}</span>
                  </li>
                ))}
              </ul>
              <h2 className="question">{file.name}</h2>
              <p className="place mt-1">{file.about}</p>
              <div className="mt-2 flex flex-wrap items-center gap-1">
                <a href={file.href} aria-label={`Ask about it: ${file.name}`} className="btn btn-line min-h-10 py-1.5">
                  Ask about it
                </a>
                {file.isOwn && (
                  <button
                    type="button"
                    aria-label={`Delete ${file.name}`}
                    onClick={() => deleteFile(file.id)}
                    className="btn-quiet"
                  >
                    Delete
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

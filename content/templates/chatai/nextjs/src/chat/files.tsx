'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import clsx from 'clsx'
import Link from '@/components/link'
import type { FileRow } from '@/ui/file-rows'
import type { QuestionFile } from '@/ui/files-of-question'
import { FileField } from './file-field'
import { useDrop } from './use-drop'
import { useFiles } from './use-files'

/** The files that answers come from, a place to add more, and in the margin the answers that quote them. */
export function Files() {
  const [{ isLoading, sum, rows, coming }, shelf] = useFiles()
  const { isDropping, handlers } = useDrop(shelf.add)
  const asked = useAsked()
  const [chosen, setChosen] = useState<string>()
  // The one that was pressed, that of the address, or else the newest.
  const open = chosen ?? (asked || rows[0]?.id)
  const [answered, setAnswered] = useState(asked)
  if (answered !== asked) {
    setAnswered(asked)
    setChosen(undefined)
  }
  useEffect(() => {
    // A source leads to its file, which is there only now.
    if (!isLoading && asked) document.getElementById(asked)?.scrollIntoView()
  }, [isLoading, asked])

  return (
    <div {...handlers} className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">Files</h1>
        <p role="status" className="lead mt-3 min-h-8">
          {sum}
        </p>
        <p className="aside-note mt-8 @max-[52rem]/leaf:mt-3">
          Encrypted, never used to train a model, and yours to delete.{' '}
          <Link href="/privacy" className="link">
            Privacy
          </Link>
        </p>
        <label
          className={clsx(
            'mt-6 flex min-h-24 cursor-pointer flex-col items-center justify-center rounded-md border border-dashed px-4 py-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-ink',
            isDropping ? 'bg-well border-ink' : 'border-line hover:bg-well',
          )}
        >
          <span className="font-medium">{isDropping ? 'Drop to add' : 'Add files, drop them here, or paste'}</span>{' '}
          <span className="mt-1 text-sm/6 text-soft">
            PDF, Word, Excel, CSV, Markdown, or plain text, up to 100 MB each
          </span>
          <FileField onFiles={shelf.add} />
        </label>
        <Coming files={coming} onLeaveOut={shelf.leaveOut} />
        {isLoading && (
          <div aria-hidden="true" className="mt-8">
            <div className="bg-well h-6 w-1/2" />
            <div className="bg-well mt-3 h-4 w-2/3" />
          </div>
        )}
        <ul role="list" className="mt-6">
          {rows.map((file) => (
            <Row
              key={file.id}
              file={file}
              isOpen={open === file.id}
              onToggle={() => setChosen(open === file.id ? '' : file.id)}
              onDelete={shelf.remove}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The file that the address names, also when only that changes. */
const useAsked = () =>
  useSyncExternalStore(
    watchAddress,
    () => decodeURIComponent(location.hash.slice(1)),
    () => '',
  )

function watchAddress(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

function Coming({ files, onLeaveOut }: { files: QuestionFile[]; onLeaveOut: (id: string) => void }) {
  return (
    <ul role="list" aria-label="Being added" className="mt-3">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 py-1.5 text-[0.9375rem]/6">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{file.name}</span>
            <span className={clsx('block', file.isBad ? 'mt-1 border-s-4 border-ink ps-3 font-medium' : 'text-soft')}>
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
            onClick={() => onLeaveOut(file.id)}
            className="btn-quiet"
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  file: FileRow
  isOpen: boolean
  onToggle: () => void
  onDelete: (id: string) => void
}

function Row({ file, isOpen, onToggle, onDelete }: RowProps) {
  return (
    <li id={file.id} className="scroll-mt-6 border-t border-rule py-5">
      <div className="flow-root @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col">
        {(!isOpen || file.pages.length === 0) && (
          <div className="aside-note @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-1">
            <p>{file.cited}</p>
            {file.lastQuestion !== '' && (
              <p className="note-still mt-2">
                <Link
                  href={file.lastHref}
                  aria-label={`${file.lastQuestion}: ${file.name}`}
                  className="link line-clamp-2 text-ink max-sm:py-2"
                >
                  {file.lastQuestion}
                </Link>{' '}
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
                aria-expanded={isOpen}
                disabled={file.pages.length === 0}
                onClick={onToggle}
                className={clsx(
                  'inline-flex items-baseline py-1.5 text-start underline-offset-4 enabled:cursor-pointer enabled:hover:underline',
                  isOpen && 'enabled:underline enabled:decoration-2',
                )}
              >
                {file.name}{' '}
                {file.pages.length > 0 && (
                  <span aria-hidden="true" className="ms-2 inline-block w-4 font-normal text-soft">
                    {isOpen ? '−' : '+'}
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
              <Link
                href={file.href}
                aria-label={file.isOwn ? `${file.ask}: ${file.name}` : undefined}
                className="link inline-block py-2"
              >
                {file.ask}
              </Link>
            </p>
          </div>
          {file.isOwn ? (
            <button
              type="button"
              aria-label={`Delete ${file.name}`}
              onClick={() => onDelete(file.id)}
              className="btn-quiet -me-2.5"
            >
              Delete
            </button>
          ) : (
            <span className="text-sm/10 text-soft">Sample</span>
          )}
        </div>
      </div>
      {isOpen && <Pages file={file} />}
    </li>
  )
}

/** The pages of a file that answers quote, and beside each page those answers. */
function Pages({ file }: { file: FileRow }) {
  return (
    <ul role="list" aria-label={`Quoted from ${file.name}`}>
      {file.pages.map((page) => (
        <li
          key={page.id}
          className="mt-3 flow-root @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col @max-[52rem]/leaf:gap-3"
        >
          <div className="aside-note @max-[52rem]/leaf:order-last">
            <p>{page.cited}</p>
            <ul role="list" aria-label={`Answers that quote ${page.place}`} className="mt-2 grid gap-3 empty:hidden">
              {page.answers.map((answer) => (
                <li key={answer.id} className="note-still">
                  <Link href={answer.href} className="link line-clamp-2 text-ink">
                    {answer.question}
                  </Link>{' '}
                  <span className="note-place">
                    {answer.numbers} · {answer.when}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className="file-page file-sheet">
            <p className="mb-2 place">{page.place}</p>
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
                    <span className={clsx('whitespace-pre-line', line.isHit && 'file-hit')}>{line.text}</span>
                  </p>
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

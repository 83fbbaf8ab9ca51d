'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import clsx from 'clsx'
import Link from 'next/link'
import type { FileRow } from '@/ui/file-rows'
import type { QuestionFile } from '@/ui/files-of-question'
import { FileField } from './file-field'
import { useDrop } from './use-drop'
import { useFiles } from './use-files'

/** The files that answers come from, a place to add more, and what was quoted from each in the margin. */
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
            onClick={() => onLeaveOut(file.id)}
            className="btn-quiet"
          >
            Leave out
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
  const isThere = file.quoted.length > 0
  return (
    <li
      id={file.id}
      className="scroll-mt-6 border-t border-rule py-4 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
    >
      <ul
        role="list"
        aria-label={`Quoted from ${file.name}`}
        className={
          isOpen && isThere ? 'aside-note grid gap-2 @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-4' : 'hidden'
        }
      >
        {file.quoted.map((page) => (
          <li key={page.id} className="border-source border-s-2 ps-4.5 text-[0.8125rem]/5">
            <div className="file-page">
              <p className="mb-1.5 place">{page.place}</p>
              {page.lines.map((line) => (
                <p key={line.text} className="mt-1 line-clamp-8">
                  <span className={clsx('whitespace-pre-line', line.isHit && 'file-hit')}>{line.text}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1">
          <h2 className="question">
            <button
              type="button"
              aria-expanded={isOpen}
              disabled={!isThere}
              onClick={onToggle}
              className={clsx(
                'min-h-10 text-start underline-offset-4 enabled:cursor-pointer enabled:hover:underline',
                isOpen && 'enabled:underline enabled:decoration-2',
              )}
            >
              {file.name}
            </button>
          </h2>
          <p className="place">{file.about}</p>
          <p className="mt-1 text-[0.9375rem]/6">
            <Link
              href={file.href}
              aria-label={file.isOwn ? `${file.ask}: ${file.name}` : undefined}
              className="link inline-flex min-h-10 items-center"
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
    </li>
  )
}

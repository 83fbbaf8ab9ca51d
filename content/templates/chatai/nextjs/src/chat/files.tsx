'use client'

import { useEffect } from 'react'
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
  useEffect(() => {
    // A source leads to its file, which is there only now.
    if (!isLoading && location.hash)
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [isLoading])

  return (
    <div {...handlers} className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">Files</h1>
        <p role="status" className="lead mt-3 min-h-8">
          {sum}
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
            <Row key={file.id} file={file} onDelete={shelf.remove} />
          ))}
        </ul>
      </div>
    </div>
  )
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

function Row({ file, onDelete }: { file: FileRow; onDelete: (id: string) => void }) {
  return (
    <li
      id={file.id}
      className="flow-root scroll-mt-6 border-t border-rule py-5 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
    >
      <ul
        role="list"
        aria-label={`Quoted from ${file.name}`}
        className={
          file.quoted.length > 0
            ? 'aside-note grid gap-3 @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-4'
            : 'hidden'
        }
      >
        {file.quoted.map((passage) => (
          <li key={passage.id} className="border-source border-s-2 ps-3 text-ink text-[0.8125rem]/5">
            <span className="block">“{passage.words}”</span>{' '}
            <span className="note-place text-soft">{passage.place}</span>
          </li>
        ))}
      </ul>
      <h2 className="question">{file.name}</h2>
      <p className="place mt-1">{file.about}</p>
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <Link href={file.href} aria-label={`Ask about it: ${file.name}`} className="btn btn-line min-h-10 py-1.5">
          Ask about it
        </Link>
        {file.isOwn && (
          <button
            type="button"
            aria-label={`Delete ${file.name}`}
            onClick={() => onDelete(file.id)}
            className="btn-quiet"
          >
            Delete
          </button>
        )}
      </div>
    </li>
  )
}

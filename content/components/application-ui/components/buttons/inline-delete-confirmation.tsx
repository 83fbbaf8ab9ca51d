/**
 * @title Delete button with inline confirmation
 * @description A delete button in a row of folders that asks in place: the row says what is lost, and Delete and Cancel take the button’s place.
 * @keywords destructive button, danger button, confirm delete, are you sure, remove button, undo
 * @layout padded
 * @opens Delete Spring campaign
 * @order 6
 * @part AUI-C07-6
 */
import { useState } from 'react'
import clsx from 'clsx'
import { FolderIcon } from '@heroicons/react/20/solid'

const folders = [
  { id: 'identity', name: 'Identity 2026', content: '62 files, 410 MB' },
  { id: 'campaign', name: 'Spring campaign', content: '14 files, 38 MB' },
  { id: 'proofs', name: 'Signed proofs', content: '9 files, 27 MB' },
]

export default function DeleteButtonWithInlineConfirmation() {
  const [asking, setAsking] = useState('')
  const [deleted, setDeleted] = useState<string[]>([])

  // Delete, cancel and undo are one button in turn, so that the focus stays in the row.
  function press(id: string) {
    if (deleted.includes(id)) setDeleted(deleted.filter((each) => each !== id))
    else setAsking(asking === id ? '' : id)
  }

  function confirm(id: string) {
    setDeleted([...deleted, id])
    setAsking('')
    document.getElementById(`delete-${id}`)?.focus()
  }

  return (
    <section
      aria-labelledby="folders-heading"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2
        id="folders-heading"
        className="px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
      >
        Halden Print
      </h2>
      <ul role="list">
        {folders.map((folder) => (
          <li
            key={folder.id}
            className={clsx(
              'flex flex-wrap items-center gap-x-4 gap-y-3 border-t px-5 py-3 text-sm/6 transition duration-150 motion-reduce:transition-none sm:px-6',
              asking === folder.id
                ? 'border-red-600/20 bg-red-50 dark:border-red-400/20 dark:bg-red-400/10'
                : 'border-secondary-950/10 dark:border-white/10',
            )}
          >
            <FolderIcon
              aria-hidden="true"
              className={clsx(
                'size-6 shrink-0',
                asking === folder.id ? 'text-red-600 dark:text-red-400' : 'text-primary-600 dark:text-primary-400',
                deleted.includes(folder.id) && 'opacity-40',
              )}
            />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium text-secondary-950 dark:text-white">{folder.name}</p>
              <p
                role="status"
                className={clsx(
                  'tabular-nums',
                  asking === folder.id
                    ? 'text-red-800 dark:text-red-200'
                    : 'text-secondary-600 dark:text-secondary-400',
                )}
              >
                <bdi>
                  {deleted.includes(folder.id)
                    ? 'Deleted. Kept for 30 days.'
                    : asking === folder.id
                      ? `Delete ${folder.content}?`
                      : folder.content}
                </bdi>
              </p>
            </div>
            <div className="ms-auto flex gap-2">
              {asking === folder.id && (
                <button
                  type="button"
                  onClick={() => confirm(folder.id)}
                  className="rounded-lg bg-red-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-red-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-red-600 active:bg-red-800 motion-reduce:transition-none dark:focus-visible:outline-red-400"
                >
                  Delete
                </button>
              )}
              <button
                id={`delete-${folder.id}`}
                type="button"
                onClick={() => press(folder.id)}
                className={clsx(
                  'rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15',
                  asking === folder.id || deleted.includes(folder.id)
                    ? 'text-secondary-900 dark:text-white'
                    : 'text-red-700 dark:text-red-400',
                )}
              >
                {deleted.includes(folder.id) ? 'Undo' : asking === folder.id ? 'Cancel' : 'Delete'}
                <span className="sr-only"> {folder.name}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

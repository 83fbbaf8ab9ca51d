/**
 * @title File upload drop zone with list
 * @description A drop zone for files with a list of what was added, its thumbnails, sizes and errors before anything is sent.
 * @keywords dropzone, drag and drop, file input, attachments, uploader, file picker
 * @layout padded
 * @order 3
 * @part AUI-C19-3
 */
import { type ChangeEvent, useState } from 'react'
import { ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { TrashIcon } from '@heroicons/react/20/solid'
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const chosen = [
  { id: 'plan', name: 'Floor plan, second story.pdf', size: 2400000, image: '' },
  { id: 'photo', name: 'Arcade on Dock Street.jpg', size: 6180000, image: '/media/scenes/arcade-ochre-600.webp' },
  { id: 'scan', name: 'Stairs to the court.jpg', size: 38700000, image: '/media/scenes/stairs-rose-600.webp' },
]

const largest = 20000000

function megabytes(size: number) {
  return `${(size / 1000000).toFixed(1)} MB`
}

export default function FileUploadDropZoneWithList() {
  const [files, setFiles] = useState(chosen)
  const [news, setNews] = useState('')
  const tooLarge = files.filter((file) => file.size > largest).length

  function add(event: ChangeEvent<HTMLInputElement>) {
    const added = [...(event.currentTarget.files ?? [])].map((file) => ({
      id: `${file.name}-${file.lastModified}`,
      name: file.name,
      size: file.size,
      image: file.type.startsWith('image/') ? URL.createObjectURL(file) : '',
    }))
    setFiles([...files.filter((file) => added.every((each) => each.id !== file.id)), ...added])
    setNews(`${added.length} ${added.length === 1 ? 'file' : 'files'} added`)
  }

  function remove(id: string, name: string) {
    setFiles(files.filter((file) => file.id !== id))
    setNews(`${name} removed`)
  }

  return (
    <section aria-labelledby="dropzone-heading" className="mx-auto max-w-2xl">
      <h2 id="dropzone-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
        Drawings and photographs
      </h2>
      <p id="dropzone-hint" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
        PDF or JPEG, up to 20 MB each. The building office keeps them for ten years.
      </p>
      <div className="relative mt-4 flex items-center gap-4 rounded-xl border-2 border-dashed border-primary-600 bg-primary-50 p-5 transition duration-150 hover:bg-primary-100 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none dark:border-primary-400 dark:bg-primary-400/10 dark:hover:bg-primary-400/20 dark:has-focus-visible:outline-primary-400">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-primary-600 text-white">
          <ArrowUpTrayIcon aria-hidden="true" className="size-7" />
        </span>
        <div>
          <label
            htmlFor="dropzone-input"
            className="text-xl/7 font-semibold tracking-tight text-primary-950 dark:text-white"
          >
            Drop files here
          </label>
          <p className="text-sm/6 text-primary-900 dark:text-primary-100">or press to choose them</p>
        </div>
        <input
          id="dropzone-input"
          type="file"
          multiple
          accept="application/pdf,image/jpeg"
          onChange={add}
          aria-describedby="dropzone-hint"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <ul role="list" className="mt-4 grid gap-2">
        {files.map((file) => (
          <li
            key={file.id}
            className={clsx(
              'flex items-center gap-4 rounded-xl p-2 pe-4 ring-1 ring-inset',
              file.size > largest
                ? 'bg-red-50 ring-red-600/40 dark:bg-red-400/10 dark:ring-red-400/40'
                : 'ring-secondary-950/10 dark:ring-white/10',
            )}
          >
            {file.image ? (
              <img
                src={file.image}
                alt=""
                width={600}
                height={450}
                className="h-14 w-20 shrink-0 rounded-md object-cover"
              />
            ) : (
              <span
                aria-hidden="true"
                className={clsx(
                  'flex h-14 w-20 shrink-0 items-center justify-center rounded-md text-sm/5 font-semibold',
                  file.size > largest
                    ? 'bg-red-100 text-red-900 dark:bg-red-400/20 dark:text-red-200'
                    : 'bg-primary-100 text-primary-900 dark:bg-primary-400/20 dark:text-primary-100',
                )}
              >
                PDF
              </span>
            )}
            <div className="min-w-0 flex-1 text-sm/6">
              <p className="font-medium wrap-break-word text-secondary-950 dark:text-white">{file.name}</p>
              <p
                className={clsx(
                  'flex gap-1.5 tabular-nums',
                  file.size > largest
                    ? 'font-medium text-red-700 dark:text-red-400'
                    : 'text-secondary-600 dark:text-secondary-400',
                )}
              >
                {file.size > largest && <ExclamationTriangleIcon aria-hidden="true" className="my-1 size-4 shrink-0" />}
                <bdi>
                  {file.size > largest
                    ? `${megabytes(file.size)} is too large. Export it at half the resolution.`
                    : megabytes(file.size)}
                </bdi>
              </p>
            </div>
            <button
              type="button"
              onClick={() => remove(file.id, file.name)}
              className="-my-1.5 -me-2.5 rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-my-0.5 sm:-me-1.5 sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Remove {file.name}</span>
              <TrashIcon aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>
            {files.length} {files.length === 1 ? 'file' : 'files'},{' '}
            {megabytes(files.reduce((sum, file) => sum + file.size, 0))}
          </bdi>
          {tooLarge > 0 && (
            <span className="block font-medium text-red-700 dark:text-red-400">
              Remove the {tooLarge === 1 ? 'file that is' : 'files that are'} too large to continue.
            </span>
          )}
        </p>
        <button
          type="button"
          disabled={files.length === 0 || tooLarge > 0}
          className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Send drawings
        </button>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  )
}

/**
 * @title Table with row actions
 * @description A table with a menu in each row and two quick actions that show on hover and on focus.
 * @keywords row menu, kebab menu, more actions, context menu, documents, files, hover actions
 * @minHeight 600
 * @opens Actions for Easement, north boundary
 * @order 7
 * @part AUI-C38-7
 */
import { useState } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { StarIcon as SolidStarIcon } from '@heroicons/react/16/solid'
import {
  ArrowDownTrayIcon,
  ArrowUturnLeftIcon,
  EllipsisVerticalIcon,
  PencilIcon,
  ShareIcon,
  TrashIcon,
} from '@heroicons/react/20/solid'
import { StarIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const documents = [
  {
    id: 'easement',
    name: 'Easement, north boundary',
    type: 'PDF',
    matter: 'Selby Avenue',
    changed: 'Sep 24, 2026',
    size: '1.2 MB',
  },
  {
    id: 'lease',
    name: 'Commercial lease, signed',
    type: 'PDF',
    matter: 'Selby Avenue',
    changed: 'Sep 22, 2026',
    size: '840 KB',
  },
  {
    id: 'will',
    name: 'Will, second draft',
    type: 'DOC',
    matter: 'Estate planning',
    changed: 'Sep 21, 2026',
    size: '96 KB',
  },
  {
    id: 'operating',
    name: 'Operating agreement',
    type: 'DOC',
    matter: 'New company',
    changed: 'Sep 17, 2026',
    size: '212 KB',
  },
  {
    id: 'fees',
    name: 'Fees and hours, third quarter',
    type: 'XLS',
    matter: 'New company',
    changed: 'Sep 15, 2026',
    size: '64 KB',
  },
]

const typeStyles: Record<string, string> = {
  PDF: 'bg-red-50 text-red-800 dark:bg-red-400/10 dark:text-red-200',
  DOC: 'bg-sky-50 text-sky-800 dark:bg-sky-400/10 dark:text-sky-200',
  XLS: 'bg-green-50 text-green-800 dark:bg-green-400/10 dark:text-green-200',
}
const quickClasses =
  'hidden size-8 place-items-center rounded-lg text-secondary-600 opacity-0 transition duration-150 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-secondary-950/10 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:grid dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400'
const iconClasses = 'size-5 shrink-0 text-secondary-500 dark:text-secondary-400'

export default function TableWithRowActions() {
  const [starred, setStarred] = useState(['lease'])
  const [trashed, setTrashed] = useState<string[]>([])
  const [message, setMessage] = useState('')

  function toggleStar(id: string, name: string) {
    setMessage(starred.includes(id) ? `Removed the star from “${name}”` : `Starred “${name}”`)
    setStarred(starred.includes(id) ? starred.filter((other) => other !== id) : [...starred, id])
  }

  function toggleTrash(id: string, name: string) {
    setMessage(trashed.includes(id) ? `Restored “${name}”` : `Moved “${name}” to trash`)
    setTrashed(trashed.includes(id) ? trashed.filter((other) => other !== id) : [...trashed, id])
  }

  return (
    <section
      aria-labelledby="documents-heading"
      className="mx-auto max-w-5xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2
        id="documents-heading"
        className="px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
      >
        Documents
      </h2>
      <table className="w-full border-y border-secondary-950/10 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
        <caption className="sr-only">Documents with matter, date of the last change, size and actions</caption>
        <thead className="hidden border-b border-secondary-950/10 bg-secondary-50 sm:table-header-group dark:border-white/10 dark:bg-white/5">
          <tr>
            <th scope="col" className="py-2 ps-5 pe-3 text-start font-medium sm:ps-6">
              Name
            </th>
            <th scope="col" className="hidden px-3 py-2 text-start font-medium lg:table-cell">
              Matter
            </th>
            <th scope="col" className="hidden px-3 py-2 text-start font-medium sm:table-cell">
              Changed
            </th>
            <th scope="col" className="hidden px-3 py-2 text-end font-medium sm:table-cell">
              Size
            </th>
            <th scope="col" className="w-0 py-2 ps-0 pe-5 font-medium sm:pe-6">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((file) => (
            <tr
              key={file.id}
              className="group border-b border-secondary-950/10 transition duration-150 focus-within:bg-secondary-50 hover:bg-secondary-50 motion-reduce:transition-none dark:border-white/10 dark:focus-within:bg-white/5 dark:hover:bg-white/5"
            >
              <th scope="row" className="py-2 ps-5 pe-3 text-start font-normal sm:ps-6">
                <div className="flex items-center gap-3">
                  <span className="relative block shrink-0">
                    <span
                      className={clsx(
                        'grid size-10 place-items-center rounded-lg text-xs/5 font-semibold',
                        typeStyles[file.type],
                      )}
                    >
                      {file.type}
                    </span>
                    {starred.includes(file.id) && (
                      <span className="absolute -end-1.5 -top-1.5 rounded-full bg-white p-0.5 dark:bg-secondary-900">
                        <SolidStarIcon aria-hidden="true" className="size-4 text-amber-600 dark:text-amber-400" />
                        <span className="sr-only">Starred</span>
                      </span>
                    )}
                  </span>
                  <div className="min-w-0 wrap-anywhere">
                    <a
                      href="#"
                      className={clsx(
                        'relative -my-2 inline-block rounded-sm py-2 font-medium hover:underline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-1 dark:focus-visible:outline-primary-400',
                        trashed.includes(file.id)
                          ? 'text-secondary-600 line-through dark:text-secondary-400'
                          : 'text-secondary-950 dark:text-white',
                      )}
                    >
                      {file.name}
                    </a>
                    <span className="block tabular-nums sm:hidden">
                      {trashed.includes(file.id) ? 'In trash' : file.changed}, <bdi>{file.size}</bdi>
                    </span>
                  </div>
                </div>
              </th>
              <td className="hidden px-3 py-2 lg:table-cell">{file.matter}</td>
              <td className="hidden px-3 py-2 tabular-nums sm:table-cell">
                {trashed.includes(file.id) ? 'In trash' : file.changed}
              </td>
              <td className="hidden px-3 py-2 text-end tabular-nums sm:table-cell">
                <bdi>{file.size}</bdi>
              </td>
              <td className="py-2 ps-0 pe-3 sm:pe-4">
                <div className="flex items-center justify-end gap-1">
                  <a href="#" className={quickClasses}>
                    <span className="sr-only">Download {file.name}</span>
                    <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
                  </a>
                  <button
                    type="button"
                    aria-pressed={starred.includes(file.id)}
                    onClick={() => toggleStar(file.id, file.name)}
                    className={quickClasses}
                  >
                    <span className="sr-only">Star {file.name}</span>
                    {starred.includes(file.id) ? (
                      <SolidStarIcon aria-hidden="true" className="size-5 text-amber-600 dark:text-amber-400" />
                    ) : (
                      <StarIcon aria-hidden="true" className="size-5" />
                    )}
                  </button>
                  <Menu as="div" className="relative">
                    <MenuButton className="grid size-10 place-items-center rounded-lg text-secondary-600 transition duration-150 hover:bg-secondary-950/10 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/10 motion-reduce:transition-none sm:size-8 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                      <span className="sr-only">Actions for {file.name}</span>
                      <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
                    </MenuButton>
                    <MenuItems
                      transition
                      className="absolute end-0 z-10 mt-1 w-52 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
                    >
                      <MenuItem>
                        <a
                          href="#"
                          className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                        >
                          <ArrowDownTrayIcon aria-hidden="true" className={iconClasses} />
                          Download
                        </a>
                      </MenuItem>
                      <MenuItem>
                        <button
                          type="button"
                          onClick={() => toggleStar(file.id, file.name)}
                          className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                        >
                          <StarIcon aria-hidden="true" className={iconClasses} />
                          {starred.includes(file.id) ? 'Remove star' : 'Add star'}
                        </button>
                      </MenuItem>
                      <MenuItem>
                        <a
                          href="#"
                          className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                        >
                          <PencilIcon aria-hidden="true" className={iconClasses} />
                          Rename
                        </a>
                      </MenuItem>
                      <MenuItem>
                        <a
                          href="#"
                          className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                        >
                          <ShareIcon aria-hidden="true" className={iconClasses} />
                          Share with client
                        </a>
                      </MenuItem>
                      <div role="separator" className="my-1.5 border-t border-secondary-950/10 dark:border-white/10" />
                      <MenuItem>
                        <button
                          type="button"
                          onClick={() => toggleTrash(file.id, file.name)}
                          className={clsx(
                            'flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 data-focus:outline-hidden sm:py-2',
                            trashed.includes(file.id)
                              ? 'text-secondary-900 data-focus:bg-secondary-950/5 dark:text-white dark:data-focus:bg-white/10'
                              : 'text-red-700 data-focus:bg-red-50 dark:text-red-300 dark:data-focus:bg-red-400/10',
                          )}
                        >
                          {trashed.includes(file.id) ? (
                            <ArrowUturnLeftIcon
                              aria-hidden="true"
                              className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                            />
                          ) : (
                            <TrashIcon aria-hidden="true" className="size-5 shrink-0 text-red-600 dark:text-red-400" />
                          )}
                          {trashed.includes(file.id) ? 'Restore' : 'Move to trash'}
                        </button>
                      </MenuItem>
                    </MenuItems>
                  </Menu>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="px-5 py-3 text-sm/6 text-secondary-600 tabular-nums sm:px-6 dark:text-secondary-400">
        <bdi>{message === '' ? '5 documents, 2.4 MB' : message}</bdi>
      </p>
    </section>
  )
}

/**
 * @title Breadcrumb with dropdown for hidden levels
 * @description A breadcrumb that keeps both ends in sight on one line and lists the hidden levels, each one indented, in a dropdown menu.
 * @keywords path, folders, collapsed breadcrumb, overflow menu, file path, ellipsis
 * @free
 * @layout padded
 * @minHeight 320
 * @opens Show folders of this path
 * @order 1
 * @part AUI-C06-1
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { ChevronRightIcon, EllipsisHorizontalIcon, FolderIcon, HomeIcon } from '@heroicons/react/20/solid'

const folders = [
  { name: 'Clients', indentClass: 'ps-2.5' },
  { name: 'Halden Print', indentClass: 'ps-6' },
  { name: '2026', indentClass: 'ps-10' },
  { name: 'Spring campaign', indentClass: 'ps-14' },
]

export default function BreadcrumbWithDropdownForHiddenLevels() {
  return (
    <article className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <nav aria-label="Breadcrumb" className="border-b border-secondary-950/10 p-1 sm:px-1.5 dark:border-white/10">
        <ol role="list" className="flex flex-wrap items-center text-sm/5 font-medium">
          <li>
            <a
              href="#"
              className="block rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">All files</span>
              <HomeIcon aria-hidden="true" className="size-5" />
            </a>
          </li>
          <li className="flex items-center">
            <ChevronRightIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
            />
            <Menu as="div" className="relative">
              <MenuButton
                aria-label="Show folders of this path"
                className="block rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 data-open:text-secondary-950 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10 dark:data-open:text-white"
              >
                <EllipsisHorizontalIcon aria-hidden="true" className="size-5" />
              </MenuButton>
              <MenuItems
                transition
                className="absolute start-0 z-10 mt-2 w-64 max-w-[calc(100vw-7rem)] origin-top-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-right dark:bg-secondary-800 dark:ring-white/10"
              >
                {folders.map((folder) => (
                  <MenuItem key={folder.name}>
                    <a
                      href="#"
                      className="block rounded-lg py-2.5 pe-2.5 text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                    >
                      <span className={`flex gap-2.5 ${folder.indentClass}`}>
                        <FolderIcon
                          aria-hidden="true"
                          className="size-5 shrink-0 text-primary-600 dark:text-primary-400"
                        />
                        {folder.name}
                      </span>
                    </a>
                  </MenuItem>
                ))}
              </MenuItems>
            </Menu>
          </li>
          <li className="flex items-center">
            <ChevronRightIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
            />
            <a
              href="#"
              className="rounded-lg p-2.5 text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              Print files
            </a>
          </li>
          <li className="flex min-w-0 items-center">
            <ChevronRightIcon
              aria-hidden="true"
              className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
            />
            <a
              href="#"
              aria-current="page"
              className="min-w-0 rounded-lg p-2.5 font-semibold wrap-break-word text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
            >
              Poster, final proof
            </a>
          </li>
        </ol>
      </nav>
      <div className="p-5 sm:p-6">
        <h1 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">Poster, final proof</h1>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          PDF, 38 MB, uploaded by Bo Lindqvist on March 17
        </p>
        <img
          src="/media/scenes/flatlay-slate-wide.webp"
          alt="Slate-blue table from above with a keyboard, layouts on paper, swatches of color and a cup"
          width={1200}
          height={675}
          className="mt-4 aspect-2/1 w-full rounded-lg object-cover"
        />
      </div>
    </article>
  )
}

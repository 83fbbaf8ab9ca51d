/**
 * @title Breadcrumb with dropdown for hidden levels
 * @description A breadcrumb that keeps both ends in sight and puts the levels between them in a dropdown menu.
 * @keywords path, folders, collapsed breadcrumb, overflow menu, file path, ellipsis
 * @free
 * @layout padded
 * @minHeight 260
 * @opens Show four folders between
 * @order 1
 * @part AUI-C06-1
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { ChevronRightIcon, EllipsisHorizontalIcon, FolderIcon, HomeIcon } from '@heroicons/react/20/solid'

const hidden = ['Clients', 'Halden Print', '2026', 'Spring campaign']

export default function BreadcrumbWithDropdownForHiddenLevels() {
  return (
    <nav aria-label="Breadcrumb" className="mx-auto max-w-3xl">
      <ol role="list" className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm/6">
        <li className="flex items-center gap-1">
          <a
            href="#"
            className="block rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">All files</span>
            <HomeIcon aria-hidden="true" className="size-5" />
          </a>
          <ChevronRightIcon
            aria-hidden="true"
            className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
          />
        </li>
        <li className="flex items-center gap-1">
          <Menu as="div" className="relative">
            <MenuButton
              aria-label="Show four folders between"
              className="block rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10"
            >
              <EllipsisHorizontalIcon aria-hidden="true" className="size-5" />
            </MenuButton>
            <MenuItems
              transition
              className="absolute start-0 z-10 mt-2 w-56 max-w-[calc(100vw-6rem)] origin-top-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-right dark:bg-secondary-800 dark:ring-white/10"
            >
              {hidden.map((folder) => (
                <MenuItem key={folder}>
                  <a
                    href="#"
                    className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                  >
                    <FolderIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                    />
                    {folder}
                  </a>
                </MenuItem>
              ))}
            </MenuItems>
          </Menu>
          <ChevronRightIcon
            aria-hidden="true"
            className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
          />
        </li>
        <li className="flex min-w-0 items-center gap-1">
          <a
            href="#"
            className="min-w-0 rounded-lg p-2.5 text-sm/5 font-semibold wrap-break-word text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Print files
          </a>
          <ChevronRightIcon
            aria-hidden="true"
            className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
          />
        </li>
        <li className="min-w-0">
          <a
            href="#"
            aria-current="page"
            className="block rounded-lg p-2.5 text-sm/5 font-semibold wrap-break-word text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-1.5 dark:text-white dark:focus-visible:outline-primary-400"
          >
            Poster, A2, final proof
          </a>
        </li>
      </ol>
    </nav>
  )
}

/**
 * @title Simple page heading with actions
 * @description A page heading with a title, a line below it and two buttons that fold into a menu on phones.
 * @keywords page header, title bar, page title, action buttons, overflow menu, toolbar, publish
 * @layout padded
 * @minHeight 640
 * @order 3
 * @part AUI-C30-3
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { EllipsisVerticalIcon, EyeIcon, PaperAirplaneIcon } from '@heroicons/react/20/solid'

const actions = [
  { name: 'Preview', icon: EyeIcon },
  { name: 'Publish', icon: PaperAirplaneIcon },
]

export default function SimplePageHeadingWithActions() {
  return (
    <div className="mx-auto max-w-4xl">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl/8 font-semibold tracking-tight text-balance wrap-break-word text-secondary-950 dark:text-white">
            Ships under glass
          </h1>
          <p className="mt-1 text-sm/6 text-secondary-600 dark:text-secondary-400">Draft, opens Saturday, May 30</p>
        </div>
        <div className="hidden shrink-0 gap-3 sm:flex">
          <button
            type="button"
            className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Preview
          </button>
          <button
            type="button"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Publish
          </button>
        </div>
        <Menu as="div" className="relative sm:hidden">
          <MenuButton className="block rounded-lg bg-white p-2.5 text-secondary-700 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
            <span className="sr-only">Actions</span>
            <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute end-0 z-10 mt-2 w-48 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
          >
            {actions.map((action) => (
              <MenuItem key={action.name}>
                <button
                  type="button"
                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                >
                  <action.icon
                    aria-hidden="true"
                    className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                  />
                  {action.name}
                </button>
              </MenuItem>
            ))}
          </MenuItems>
        </Menu>
      </header>

      {/* The page below the heading */}
      <main className="mt-6">
        <img
          src="/media/scenes/cut-museum-hall-wide.webp"
          alt="Visitors in a museum hall looking up at a full-rigged ship under a glass roof"
          width={1600}
          height={900}
          className="aspect-4/3 w-full rounded-xl object-cover sm:aspect-2/1"
        />
        <div className="mt-4 rounded-xl bg-white p-5 text-sm/6 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-800 dark:ring-white/10">
          <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Full-rigged ship Eliza Thorne, 1871
          </h2>
          <p className="mt-1 text-pretty text-secondary-600 dark:text-secondary-300">
            Pine, brass and linen. The ship’s carpenter built the model over three voyages, using the same wood as the
            hull.
          </p>
        </div>
      </main>
    </div>
  )
}

/**
 * @title Account menu
 * @description Says who is signed in, and leads to the settings and out.
 * @layout centered
 * @order 12
 */
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { UserIcon } from '@heroicons/react/20/solid'

export default function AccountMenu() {
  return (
    <Menu as="div" className="relative">
      <MenuButton className="grid size-10 place-items-center rounded-full text-sm/6 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400">
        <span className="sr-only">Account of {/* outlet: owner */}</span>
        <span className="grid size-9 place-items-center rounded-full bg-primary-100 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200">
          <UserIcon aria-hidden="true" className="size-5" />
        </span>
      </MenuButton>
      <MenuItems
        transition
        className="ring-secondary-950/10 dark:bg-secondary-800 absolute end-0 z-10 mt-2 w-64 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:ring-white/10"
      >
        <MenuSection>
          <MenuHeading className="border-secondary-950/10 mb-1.5 border-b px-2.5 pt-1 pb-2.5 text-sm/5 wrap-break-word dark:border-white/10">
            <span className="text-secondary-950 block font-medium dark:text-white">{/* outlet: name */}</span>
            <span className="text-secondary-600 dark:text-secondary-300 block">{/* outlet: email */}</span>
          </MenuHeading>
          <MenuItem>
            <a
              href="/settings"
              className="text-secondary-900 data-focus:bg-secondary-950/5 flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
            >
              Settings
            </a>
          </MenuItem>
          <form method="post" action="/sign-out" role="none">
            <MenuItem>
              <button
                type="submit"
                className="text-secondary-900 data-focus:bg-secondary-950/5 flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
              >
                Sign out
              </button>
            </MenuItem>
          </form>
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}

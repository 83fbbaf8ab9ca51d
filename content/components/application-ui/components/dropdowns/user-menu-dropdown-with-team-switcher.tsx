/**
 * @title User menu dropdown with team switcher
 * @description A dropdown menu behind the account in an app's bar with the signed-in user, teams to switch to, settings and sign out.
 * @keywords account menu, profile dropdown, avatar menu, workspace switcher, organization switcher, sign out
 * @layout padded
 * @minHeight 400
 * @opens Amara Okonkwo
 * @order 2
 * @part AUI-C16-2
 */
import clsx from 'clsx'
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection, MenuSeparator } from '@headlessui/react'
import {
  ArrowRightStartOnRectangleIcon,
  CheckIcon,
  ChevronDownIcon,
  Cog6ToothIcon,
  PlusIcon,
} from '@heroicons/react/20/solid'

const depots = [
  { name: 'Tacoma', letter: 'T', text: '24 members', markClass: 'bg-primary-600', isHere: true },
  { name: 'Olympia', letter: 'O', text: '9 members', markClass: 'bg-amber-700', isHere: false },
  { name: 'Port Harcourt', letter: 'P', text: '11 members', markClass: 'bg-green-700', isHere: false },
]

const loads = [
  { id: 'FN-2041', way: 'Tacoma to Yakima', at: '6:40 AM' },
  { id: 'FN-2042', way: 'Tacoma to Bend', at: '7:15 AM' },
  { id: 'FN-2043', way: 'Tacoma to Astoria', at: '8:05 AM' },
  { id: 'FN-2044', way: 'Tacoma to Spokane', at: '9:30 AM' },
]

export default function UserMenuDropdownWithTeamSwitcher() {
  return (
    <div className="mx-auto max-w-xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="flex items-center gap-3 rounded-t-xl bg-secondary-950 px-4 py-1.5 sm:px-5">
        {/* Replace with your logo */}
        <p className="me-auto text-lg/7 font-semibold tracking-tight text-white">Fenn</p>
        <Menu as="div" className="relative">
          <MenuButton className="flex items-center gap-2.5 rounded-full p-1 pe-2.5 text-sm/6 font-semibold text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white data-open:bg-white/15 motion-reduce:transition-none">
            <img src="/media/avatars/avatar-04.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
            <span className="sr-only sm:not-sr-only">Amara Okonkwo</span>
            <ChevronDownIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-300" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute end-0 z-10 mt-1 w-72 max-w-[calc(100vw-3rem)] origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
          >
            <MenuSection>
              <MenuHeading className="px-2.5 pt-1 pb-2 text-sm/5 wrap-break-word text-secondary-600 dark:text-secondary-300">
                amara@fenn.example
              </MenuHeading>
              {depots.map((depot) => (
                <MenuItem key={depot.name}>
                  <a
                    href="#"
                    aria-current={depot.isHere ? 'true' : undefined}
                    className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-1 dark:text-white dark:data-focus:bg-white/10"
                  >
                    <span
                      aria-hidden="true"
                      className={clsx(
                        'flex size-7 shrink-0 items-center justify-center rounded-md text-sm/5 font-semibold text-white',
                        depot.markClass,
                      )}
                    >
                      {depot.letter}
                    </span>
                    <span className="min-w-0 flex-1 font-medium">{depot.name}</span>
                    {depot.isHere && (
                      <CheckIcon
                        aria-hidden="true"
                        className="size-5 shrink-0 text-primary-600 dark:text-primary-400"
                      />
                    )}
                    <span className="text-secondary-600 dark:text-secondary-300">
                      <bdi>{depot.text}</bdi>
                    </span>
                  </a>
                </MenuItem>
              ))}
              <MenuItem>
                <a
                  href="#"
                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                >
                  <PlusIcon
                    aria-hidden="true"
                    className="mx-1 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                  />
                  Add a depot
                </a>
              </MenuItem>
            </MenuSection>
            <MenuSeparator className="my-1.5 h-px bg-secondary-950/10 dark:bg-white/10" />
            <MenuItem>
              <a
                href="#"
                className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
              >
                <Cog6ToothIcon
                  aria-hidden="true"
                  className="mx-1 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
                />
                Account settings
              </a>
            </MenuItem>
            <MenuItem>
              <button
                type="button"
                className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
              >
                <ArrowRightStartOnRectangleIcon
                  aria-hidden="true"
                  className="mx-1 size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                />
                Sign out
              </button>
            </MenuItem>
          </MenuItems>
        </Menu>
      </div>
      <h1 className="px-5 py-3 text-lg/7 font-semibold text-secondary-950 sm:px-6 dark:text-white">Loads today</h1>
      <ul role="list">
        {loads.map((load) => (
          <li
            key={load.id}
            className="flex gap-5 border-t border-secondary-950/10 px-5 py-1.5 text-sm/5 sm:px-6 dark:border-white/10"
          >
            <p className="w-20 shrink-0 text-secondary-600 tabular-nums dark:text-secondary-400">
              <bdi>{load.at}</bdi>
            </p>
            <p className="font-semibold text-secondary-950 dark:text-white">
              {load.way}
              <span className="block font-normal text-secondary-600 dark:text-secondary-400">{load.id}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

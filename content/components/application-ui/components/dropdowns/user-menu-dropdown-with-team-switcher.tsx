/**
 * @title User menu dropdown with team switcher
 * @description A dropdown menu behind the account with the signed-in user, teams to switch to, settings and sign out.
 * @keywords account menu, profile dropdown, avatar menu, workspace switcher, organization switcher, sign out
 * @layout centered
 * @minHeight 480
 * @opens Amara Okonkwo
 * @order 2
 * @part AUI-C16-2
 */
import clsx from 'clsx'
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection, MenuSeparator } from '@headlessui/react'
import {
  ArrowRightStartOnRectangleIcon,
  BuildingOfficeIcon,
  CheckIcon,
  ChevronUpDownIcon,
  Cog6ToothIcon,
  GlobeAltIcon,
  PlusIcon,
  TruckIcon,
} from '@heroicons/react/20/solid'

const teams = [
  {
    name: 'Tacoma depot',
    text: 'Business plan, 24 members',
    icon: TruckIcon,
    markClass: 'bg-primary-600',
    current: true,
  },
  {
    name: 'Port Harcourt depot',
    text: 'Business plan, 11 members',
    icon: GlobeAltIcon,
    markClass: 'bg-green-700',
    current: false,
  },
  {
    name: 'Head office',
    text: 'Business plan, 9 members',
    icon: BuildingOfficeIcon,
    markClass: 'bg-secondary-700',
    current: false,
  },
]

export default function UserMenuDropdownWithTeamSwitcher() {
  return (
    <Menu as="div" className="relative w-72 max-w-full">
      <MenuButton className="flex w-full items-center gap-3 rounded-xl bg-white p-2 text-start shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-50 motion-reduce:transition-none dark:bg-white/5 dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
        <img src="/media/avatars/avatar-04.webp" alt="" width={256} height={256} className="size-9 rounded-full" />
        <span className="min-w-0 flex-1 text-sm/5">
          <span className="block font-semibold text-secondary-950 dark:text-white">Amara Okonkwo</span>
          <span className="block wrap-break-word text-secondary-600 dark:text-secondary-400">amara@fenn.example</span>
        </span>
        <ChevronUpDownIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
      </MenuButton>
      <MenuItems
        transition
        className="absolute inset-x-0 z-10 mt-2 origin-top rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
      >
        <MenuSection>
          <MenuHeading className="px-2.5 pt-1.5 pb-1 text-xs/5 font-medium text-secondary-600 dark:text-secondary-300">
            Teams of Fenn Logistics
          </MenuHeading>
          {teams.map((team) => (
            <MenuItem key={team.name}>
              <a
                href="#"
                aria-current={team.current ? 'true' : undefined}
                className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
              >
                <span className={clsx('flex size-8 shrink-0 items-center justify-center rounded-lg', team.markClass)}>
                  <team.icon aria-hidden="true" className="size-5 text-white" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{team.name}</span>
                  <span className="block text-secondary-600 dark:text-secondary-300">{team.text}</span>
                </span>
                {team.current && (
                  <CheckIcon aria-hidden="true" className="size-5 shrink-0 text-primary-600 dark:text-primary-400" />
                )}
              </a>
            </MenuItem>
          ))}
          <MenuItem>
            <a
              href="#"
              className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
            >
              <PlusIcon
                aria-hidden="true"
                className="mx-1.5 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
              />
              Create a team
            </a>
          </MenuItem>
        </MenuSection>
        <MenuSeparator className="my-1.5 h-px bg-secondary-950/10 dark:bg-white/10" />
        <MenuItem>
          <a
            href="#"
            className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
          >
            <Cog6ToothIcon
              aria-hidden="true"
              className="mx-1.5 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
            Account settings
          </a>
        </MenuItem>
        <MenuItem>
          <button
            type="button"
            className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
          >
            <ArrowRightStartOnRectangleIcon
              aria-hidden="true"
              className="mx-1.5 size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
            />
            Sign out
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}

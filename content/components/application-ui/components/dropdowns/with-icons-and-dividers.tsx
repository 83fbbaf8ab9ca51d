/**
 * @title Dropdown menu with icons and dividers
 * @description A dropdown menu of actions with icons in divided groups, one of them disabled, a dangerous one last.
 * @keywords action menu, kebab menu, three dots, context menu, grouped actions
 * @layout padded
 * @minHeight 440
 * @opens Actions for deployment 8ad03b7
 * @order 4
 * @part AUI-C16-4
 */
import { Menu, MenuButton, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import {
  ArrowPathIcon,
  ArrowTopRightOnSquareIcon,
  ArrowUturnLeftIcon,
  CheckIcon,
  CommandLineIcon,
  EllipsisVerticalIcon,
  RocketLaunchIcon,
  TrashIcon,
} from '@heroicons/react/20/solid'

const groups = [
  {
    name: 'Look',
    actions: [
      { name: 'Open preview', hint: '', icon: ArrowTopRightOnSquareIcon, disabled: false },
      { name: 'View logs', hint: '', icon: CommandLineIcon, disabled: false },
    ],
  },
  {
    name: 'Deploy',
    actions: [
      { name: 'Promote to production', hint: '', icon: RocketLaunchIcon, disabled: false },
      { name: 'Redeploy', hint: '', icon: ArrowPathIcon, disabled: false },
      { name: 'Roll back', hint: 'Production only', icon: ArrowUturnLeftIcon, disabled: true },
    ],
  },
]

const log = [
  { seconds: '3 s', step: 'Clone pilot-queue' },
  { seconds: '14 s', step: 'Install 212 packages' },
  { seconds: '39 s', step: 'Build 38 pages' },
  { seconds: '8 s', step: 'Upload to Frankfurt' },
]

export default function DropdownMenuWithIconsAndDividers() {
  return (
    <article
      aria-labelledby="deployment-title"
      className="mx-auto max-w-2xl rounded-xl bg-secondary-950 p-5 sm:p-6 dark:bg-secondary-900 dark:ring-1 dark:ring-white/10"
    >
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2 text-base/7 font-medium text-green-300">
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-green-400" />
            Preview ready
          </p>
          <h2
            id="deployment-title"
            className="mt-1 text-xl/7 font-semibold tracking-tight text-pretty wrap-break-word text-white sm:max-w-xs sm:text-2xl/8"
          >
            Let pilots see the next tide’s queue
          </h2>
          <p className="mt-2 text-sm/6 text-secondary-300">Paloma Reis, 40 minutes ago</p>
        </div>
        <Menu as="div" className="relative shrink-0">
          <MenuButton
            aria-label="Actions for deployment 8ad03b7"
            className="block rounded-lg p-2.5 text-white ring-1 ring-white/20 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white data-open:bg-white/15 motion-reduce:transition-none"
          >
            <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute end-0 z-10 mt-2 w-72 max-w-[calc(100vw-4rem)] origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
          >
            {groups.map((group) => (
              <MenuSection
                key={group.name}
                className="mb-1.5 border-b border-secondary-950/10 pb-1.5 dark:border-white/10"
              >
                {group.actions.map((action) => (
                  <MenuItem key={action.name} disabled={action.disabled}>
                    <button
                      type="button"
                      className="group flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-base/6 text-secondary-900 data-disabled:opacity-50 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                    >
                      <action.icon
                        aria-hidden="true"
                        className="size-5 shrink-0 text-secondary-500 group-data-focus:text-primary-600 dark:text-secondary-400 dark:group-data-focus:text-primary-300"
                      />
                      <span className="min-w-0 flex-1">{action.name}</span>
                      <span className="text-xs/5">{action.hint}</span>
                    </button>
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
            <MenuItem>
              <button
                type="button"
                className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-base/6 font-medium text-red-700 data-focus:bg-red-50 data-focus:outline-hidden dark:text-red-300 dark:data-focus:bg-red-400/10"
              >
                <TrashIcon aria-hidden="true" className="size-5 shrink-0 text-red-600 dark:text-red-400" />
                Delete deployment
              </button>
            </MenuItem>
          </MenuItems>
        </Menu>
      </div>
      <ol
        role="list"
        aria-label="Build log"
        className="mt-5 grid grid-cols-1 gap-1 border-t border-white/10 pt-4 font-mono text-sm/6 text-secondary-200"
      >
        {log.map((line) => (
          <li key={line.step} className="flex items-center gap-3">
            <CheckIcon aria-hidden="true" className="size-5 shrink-0 text-green-400" />
            <bdi className="w-10 shrink-0 text-secondary-400">{line.seconds}</bdi>
            <span className="min-w-0 wrap-break-word">{line.step}</span>
          </li>
        ))}
      </ol>
    </article>
  )
}

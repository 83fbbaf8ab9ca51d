/**
 * @title Card heading with description and menu
 * @description A card heading with a title, a sentence and a menu of rarer actions behind three dots.
 * @keywords card header, panel header, section header, widget title, kebab menu
 * @free
 * @layout padded
 * @minHeight 340
 * @opens Actions for revenue by region
 * @order 1
 * @part AUI-C12-1
 */
import clsx from 'clsx'
import { Menu, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react'
import {
  ArrowDownTrayIcon,
  BellIcon,
  EllipsisVerticalIcon,
  MinusCircleIcon,
  PencilSquareIcon,
} from '@heroicons/react/20/solid'

const actions = [
  { name: 'Rename', icon: PencilSquareIcon },
  { name: 'Download as CSV', icon: ArrowDownTrayIcon },
  { name: 'Send weekly', icon: BellIcon },
]

const regions = [
  { name: 'Pacific Northwest', amount: '$41,280', share: 54, toneClass: 'bg-primary-900 dark:bg-primary-300' },
  { name: 'California', amount: '$22,930', share: 30, toneClass: 'bg-primary-600 dark:bg-primary-500' },
  { name: 'Canada', amount: '$12,100', share: 16, toneClass: 'bg-primary-300 dark:bg-primary-800' },
]

export default function CardHeadingWithDescriptionAndMenu() {
  return (
    <section
      aria-labelledby="regions-heading"
      className="mx-auto max-w-xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex items-start justify-between gap-4 border-b border-secondary-950/10 p-5 sm:px-6 dark:border-white/10">
        <div className="min-w-0">
          <h2 id="regions-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Revenue by region
          </h2>
          <p className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
            April 18 to May 17, after refunds
          </p>
        </div>
        <Menu as="div" className="relative -my-1 -me-2.5 sm:my-0 sm:-me-1.5">
          <MenuButton
            aria-label="Actions for revenue by region"
            className="rounded-lg p-2.5 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10"
          >
            <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute end-0 z-10 mt-1 w-60 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
          >
            {actions.map((action) => (
              <MenuItem key={action.name}>
                <button
                  type="button"
                  className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden sm:py-2 dark:text-white dark:data-focus:bg-white/10"
                >
                  <action.icon aria-hidden="true" className="size-5 text-secondary-500 dark:text-secondary-400" />
                  {action.name}
                </button>
              </MenuItem>
            ))}
            <MenuSeparator className="my-1.5 h-px bg-secondary-950/10 dark:bg-white/10" />
            <MenuItem>
              <button
                type="button"
                className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-red-700 data-focus:bg-red-50 data-focus:outline-hidden sm:py-2 dark:text-red-300 dark:data-focus:bg-red-400/10"
              >
                <MinusCircleIcon aria-hidden="true" className="size-5 text-red-600 dark:text-red-400" />
                Remove from overview
              </button>
            </MenuItem>
          </MenuItems>
        </Menu>
      </div>
      <div className="p-5 sm:px-6 sm:py-4">
        <p className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
          $76,310
        </p>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          <bdi>1,284 orders</bdi>
        </p>
        <div aria-hidden="true" className="mt-4 flex h-12 gap-1">
          {regions.map((region) => (
            <span
              key={region.name}
              style={{ width: `${region.share}%` }}
              className={clsx('first:rounded-s-lg last:rounded-e-lg', region.toneClass)}
            />
          ))}
        </div>
        <ul role="list" className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm/5">
          {regions.map((region) => (
            <li key={region.name} className="flex gap-2 text-secondary-600 dark:text-secondary-400">
              <span aria-hidden="true" className={clsx('mt-1 size-3 rounded-sm', region.toneClass)} />
              <span>
                {region.name}
                <span className="block font-semibold text-secondary-950 tabular-nums dark:text-white">
                  {region.amount}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

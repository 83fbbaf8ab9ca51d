/**
 * @title Share popover
 * @description Puts a few choices behind a button, over the page.
 * @layout centered
 * @minHeight 320
 * @order 1
 */
import { CloseButton, Popover, PopoverBackdrop, PopoverButton, PopoverPanel } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

export default function SharePopover() {
  return (
    <Popover className="group/share relative inline-block">
      <PopoverButton className="group flex items-center gap-1 rounded-md px-3 py-2 text-sm text-secondary-900 data-focus:outline-2 data-focus:outline-primary-600 data-open:bg-secondary-100">
        Share
        <ChevronDownIcon aria-hidden="true" className="size-5 transition group-data-open:rotate-180" />
      </PopoverButton>
      <PopoverBackdrop
        transition
        className="fixed inset-0 z-10 bg-secondary-900/20 transition-opacity data-closed:opacity-0"
      />
      <PopoverPanel
        transition
        className="absolute start-0 z-10 mt-2 w-64 rounded-md bg-white p-4 shadow-lg transition data-closed:translate-y-1 data-closed:opacity-0 data-enter:duration-200 data-leave:duration-150"
      >
        <p className="text-sm text-secondary-600">Whoever has the link can read it.</p>
        <div className="mt-4 flex gap-2">
          <a href="#" className="rounded-md bg-primary-600 px-3 py-2 text-sm text-white">
            Copy the link
          </a>
          <CloseButton className="rounded-md px-3 py-2 text-sm text-secondary-700 data-hover:bg-secondary-50">
            Done
          </CloseButton>
        </div>
      </PopoverPanel>
      <p className="text-sm text-secondary-500 group-data-open/share:text-primary-700">Shared with nobody</p>
    </Popover>
  )
}

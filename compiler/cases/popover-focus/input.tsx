/**
 * @title Feedback popover
 * @description Asks one question without leaving the page.
 * @layout centered
 * @minHeight 320
 * @order 2
 */
import { CloseButton, Popover, PopoverButton, PopoverPanel } from '@headlessui/react'

export default function FeedbackPopover() {
  return (
    <Popover className="relative inline-block">
      <PopoverButton className="rounded-md bg-primary-600 px-3 py-2 text-sm text-white">Feedback</PopoverButton>
      <PopoverPanel focus className="absolute start-0 z-10 mt-2 w-64 rounded-md bg-white p-4 shadow-lg">
        <label htmlFor="feedback-text" className="block text-sm text-secondary-900">
          What could be better?
        </label>
        <textarea id="feedback-text" rows={3} className="mt-2 block w-full rounded-md text-sm" />
        <CloseButton className="mt-2 block rounded-md px-3 py-2 text-sm text-secondary-900">Send</CloseButton>
      </PopoverPanel>
    </Popover>
  )
}

/**
 * @title Split button group with dropdown
 * @description A split button that runs the usual action and opens a dropdown with the rarer ones.
 * @keywords dropdown button, combo button, button with menu, publish button, more actions
 * @layout centered
 * @minHeight 420
 * @opens More ways to publish
 * @order 2
 * @part AUI-C08-2
 */
import { useState } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { CheckIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const ways = [
  { id: 'now', name: 'Publish now', text: 'Readers and search engines see it within a minute.', done: 'Published' },
  {
    id: 'morning',
    name: 'Publish tomorrow',
    text: 'Saturday, September 19, at 7 AM.',
    done: 'Planned for tomorrow, 7 AM',
  },
  { id: 'members', name: 'Publish for members', text: 'A week before everyone else.', done: 'Published for members' },
]

export default function SplitButtonGroupWithDropdown() {
  const [chosen, setChosen] = useState('now')
  const [done, setDone] = useState('')
  const way = ways.find((each) => each.id === chosen)!

  function choose(id: string) {
    setChosen(id)
    setDone('')
  }

  return (
    <div className="relative grid w-full max-w-72 justify-items-center gap-3">
      <div role="group" aria-label="Publish the article" className="inline-flex rounded-lg shadow-xs">
        <button
          type="button"
          onClick={() => setDone(way.done)}
          className="rounded-s-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white transition duration-150 hover:bg-primary-700 focus-visible:relative focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          {way.name}
        </button>
        <Menu as="div" className="flex">
          <MenuButton className="rounded-e-lg border-s border-white/25 bg-primary-600 px-2.5 text-white transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 data-open:bg-primary-700 motion-reduce:transition-none dark:focus-visible:outline-primary-400">
            <span className="sr-only">More ways to publish</span>
            <ChevronDownIcon aria-hidden="true" className="size-5" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute inset-x-0 top-12 z-10 origin-top rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            {ways.map((each) => (
              <MenuItem key={each.id}>
                <button
                  type="button"
                  onClick={() => choose(each.id)}
                  className="flex w-full gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:data-focus:bg-white/10"
                >
                  <CheckIcon
                    aria-hidden="true"
                    className={clsx(
                      'mt-0.5 size-4 shrink-0 text-primary-600 dark:text-primary-400',
                      each.id !== chosen && 'invisible',
                    )}
                  />
                  <span className="min-w-0">
                    <span className="block font-medium text-secondary-950 dark:text-white">{each.name}</span>
                    <span className="block text-pretty text-secondary-600 dark:text-secondary-300">{each.text}</span>
                  </span>
                </button>
              </MenuItem>
            ))}
          </MenuItems>
        </Menu>
      </div>
      <p role="status" className="min-h-6 text-center text-sm/6 text-secondary-600 dark:text-secondary-400">
        {done === '' ? way.text : done}
      </p>
    </div>
  )
}

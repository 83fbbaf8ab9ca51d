/**
 * @title Split button group with dropdown
 * @description A split button that runs the usual action and opens a dropdown with the rarer ones.
 * @keywords dropdown button, combo button, button with menu, publish button, more actions
 * @layout padded
 * @minHeight 400
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
    done: 'Scheduled for tomorrow, 7 AM',
  },
  { id: 'members', name: 'Publish for members', text: 'A week before everyone else.', done: 'Published for members' },
]

const paragraphs = [
  'The storm of September 11 moved forty feet of beach and uncovered three ribs of a hull that nobody had on a list.',
  'Our divers drew them on Monday. By Wednesday the sand had closed again.',
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
    <article
      aria-labelledby="article-title"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="relative flex flex-wrap items-center justify-between gap-3 border-b border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10">
        <div className="min-w-0 text-sm/6">
          <p className="font-medium text-secondary-950 dark:text-white">Draft</p>
          <p role="status" className="text-secondary-600 dark:text-secondary-400">
            {done === '' ? 'Saved at 4:12 PM' : done}
          </p>
        </div>
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
              className="absolute end-5 top-full z-10 -mt-1 w-72 max-w-[calc(100%-2.5rem)] origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:end-6 rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
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
      </div>
      <div className="px-5 py-6 sm:px-6">
        <h2
          id="article-title"
          className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
        >
          What the tide left on Harrow Point
        </h2>
        {paragraphs.map((paragraph) => (
          <p
            key={paragraph}
            className="mt-4 max-w-prose text-base/7 text-pretty text-secondary-700 dark:text-secondary-300"
          >
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  )
}

import clsx from 'clsx'
import { useState } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'

const tones = [
  { name: 'Calm', boxClass: 'shadow-xs outline-hidden' },
  { name: 'Loud', boxClass: 'wrap-break-word shadow-sm ring-primary-600' },
]

export default function TailwindVersions() {
  const [big, setBig] = useState(false)

  return (
    <section className="bg-linear-to-r from-primary-50 to-white p-4 dark:from-primary-950 dark:to-secondary-950">
      <h2 className="ms-13 w-18 shrink-0 text-secondary-900 not-hover:text-sm/6 dark:text-white">flex</h2>
      <button
        type="button"
        aria-pressed={big}
        className={clsx('rounded-sm not-disabled:shadow-sm', big ? 'text-lg/8 blur-xs' : 'text-sm/6')}
        onClick={() => setBig(!big)}
      >
        table grid
      </button>
      <ul className="flex gap-2">
        {tones.map((tone) => (
          <li key={tone.name} className={clsx('rounded-md ring-1', tone.boxClass)}>
            {tone.name}
          </li>
        ))}
      </ul>
      <Menu>
        <MenuButton className="data-open:bg-primary-600/8">Options</MenuButton>
        <MenuItems
          transition
          className="shadow-xs transition data-closed:opacity-37 data-enter:duration-175 motion-reduce:transition-none"
        >
          <MenuItem>
            <a href="#rename" className="group block data-focus:rounded-xs data-focus:outline-hidden">
              Rename
            </a>
          </MenuItem>
        </MenuItems>
      </Menu>
    </section>
  )
}

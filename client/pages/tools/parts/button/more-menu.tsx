import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import type { ReactNode } from 'react'

const ways = ['Save as draft', 'Save a copy', 'Schedule for later']

/** The menu of a living split button; it comes only when one is built. */
export default function MoreMenu({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Menu as="div" className="relative">
      <MenuButton className={className}>
        <span className="sr-only">More ways</span>
        {children}
      </MenuButton>
      <MenuItems
        modal={false}
        className="absolute inset-e-0 top-full z-20 mt-2 w-48 rounded-xl bg-overlay p-1 text-start shadow-lg ring-1 ring-line focus:outline-hidden"
      >
        {ways.map((way) => (
          <MenuItem key={way}>
            <button
              type="button"
              className="flex w-full rounded-lg px-3 py-2 text-start text-sm/5 font-medium text-ink data-focus:bg-hover data-focus:outline-hidden"
            >
              {way}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}

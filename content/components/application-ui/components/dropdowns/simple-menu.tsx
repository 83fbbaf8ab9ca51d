/**
 * @title Simple dropdown menu
 * @description A button that opens a dropdown menu of four plain actions.
 * @keywords options menu, action menu, menu button, more actions
 * @layout padded
 * @minHeight 560
 * @opens Options
 * @order 3
 * @part AUI-C16-3
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const actions = ['Edit product', 'View in store', 'Duplicate', 'Archive']

export default function SimpleDropdownMenu() {
  return (
    <article
      aria-labelledby="product-name"
      className="mx-auto max-w-2xl rounded-xl bg-primary-700 sm:grid sm:grid-cols-2 dark:bg-primary-900"
    >
      <div className="pt-6 sm:py-6">
        <img
          src="/media/cutouts/headphones-sand.webp"
          alt="Over-ear headphones with sand-colored shells and tan leather cushions"
          width={562}
          height={554}
          className="mx-auto h-46 w-auto sm:h-68"
        />
      </div>
      <div className="min-w-0 p-6 sm:self-center sm:ps-0">
        <h2 id="product-name" className="text-2xl font-semibold tracking-tight wrap-break-word text-white sm:text-3xl">
          Halo headphones
        </h2>
        <p className="mt-1 text-lg/7 text-primary-100">
          <bdi>$240, 18 in stock</bdi>
        </p>
        <Menu as="div" className="relative mt-5 inline-block">
          <MenuButton className="inline-flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white data-open:bg-primary-100 motion-reduce:transition-none">
            Options
            <ChevronDownIcon aria-hidden="true" className="-me-1 size-5" />
          </MenuButton>
          <MenuItems
            transition
            className="absolute start-0 z-10 mt-2 w-56 origin-top-left rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-right dark:bg-secondary-800 dark:ring-white/10"
          >
            {actions.map((action) => (
              <MenuItem key={action}>
                <button
                  type="button"
                  className="block w-full rounded-lg px-2.5 py-2 text-start text-base/6 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                >
                  {action}
                </button>
              </MenuItem>
            ))}
          </MenuItems>
        </Menu>
      </div>
    </article>
  )
}

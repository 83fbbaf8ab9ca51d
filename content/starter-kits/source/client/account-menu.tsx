/**
 * @title Account menu
 * @description Says who is signed in, and leads to the settings and out.
 * @layout centered
 * @order 23
 */
import { useEffect, useState } from 'react'
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { UserIcon } from '@heroicons/react/20/solid'

/* from lib/auth */
function watchUser(listener: (user: { name: string; email: string } | null) => void) {
  return () => listener(null)
}

/* from lib/auth */
function signOut() {
  return true
}

/* from lib/toast */
function sayNext(text: string) {
  return text
}

/* way of the router */
function goTo(address: string) {
  window.location.assign(address)
}

export default function AccountMenu() {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')

  useEffect(() => {
    const stop = watchUser((user: { name: string; email: string } | null) => {
      setName(user ? user.name : '')
      setEmail(user ? user.email : '')
    })
    return () => stop()
  }, [])

  async function leave() {
    await signOut()
    sayNext('You are signed out.')
    goTo('/sign-in')
  }

  return (
    <Menu as="div" className="relative">
      <MenuButton className="grid size-10 place-items-center rounded-full text-sm/6 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400">
        <span className="sr-only">Account of {name}</span>
        <span className="grid size-9 place-items-center rounded-full bg-primary-100 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200">
          <UserIcon aria-hidden="true" className="size-5" />
        </span>
      </MenuButton>
      <MenuItems
        transition
        className="ring-secondary-950/10 dark:bg-secondary-800 absolute end-0 z-10 mt-2 w-64 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:ring-white/10"
      >
        <MenuSection>
          <MenuHeading className="border-secondary-950/10 mb-1.5 border-b px-2.5 pt-1 pb-2.5 text-sm/5 wrap-break-word dark:border-white/10">
            <span className="text-secondary-950 block font-medium dark:text-white">{name}</span>
            <span className="text-secondary-600 dark:text-secondary-300 block">{email}</span>
          </MenuHeading>
          <MenuItem>
            <a
              href="/settings"
              className="text-secondary-900 data-focus:bg-secondary-950/5 flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
            >
              Settings
            </a>
          </MenuItem>
          <MenuItem>
            <button
              type="button"
              onClick={leave}
              className="text-secondary-900 data-focus:bg-secondary-950/5 flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2 text-start text-sm/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
            >
              Sign out
            </button>
          </MenuItem>
        </MenuSection>
      </MenuItems>
    </Menu>
  )
}

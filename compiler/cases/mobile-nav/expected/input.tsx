import { CloseButton, Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const navigation = [
  { name: 'Dashboard', href: '#', current: true },
  { name: 'Team', href: '#', current: false },
]

export default function UnfoldingNavigation() {
  return (
    <Disclosure as="nav" aria-label="Main" className="bg-white shadow-sm">
      <div className="flex h-16 items-center justify-between px-4">
        <div className="hidden gap-8 sm:flex">
          {navigation.map((item) => (
            <a
              key={item.name}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={clsx('text-sm', item.current ? 'text-secondary-900' : 'text-secondary-500')}
            >
              {item.name}
            </a>
          ))}
        </div>
        <DisclosureButton className="group rounded-md p-2 text-secondary-500 data-focus:outline-2 data-focus:outline-primary-600">
          <span className="sr-only">Open main menu</span>
          <Bars3Icon aria-hidden="true" className="block size-6 group-data-open:hidden" />
          <XMarkIcon aria-hidden="true" className="hidden size-6 group-data-open:block" />
        </DisclosureButton>
      </div>
      <DisclosurePanel className="border-t border-secondary-200 p-2">
        {navigation.map((item) => (
          <CloseButton
            key={item.name}
            as="a"
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            className="block rounded-md px-3 py-2 text-base text-secondary-700"
          >
            {item.name} page
          </CloseButton>
        ))}
      </DisclosurePanel>
    </Disclosure>
  )
}

import { CloseButton, Popover, PopoverButton, PopoverGroup, PopoverPanel } from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const menus = [
  {
    name: 'Product',
    links: [
      { name: 'Analytics', href: '#' },
      { name: 'Automations', href: '#' },
    ],
  },
  {
    name: 'Company',
    links: [
      { name: 'About', href: '#' },
      { name: 'Careers', href: '#' },
    ],
  },
]

export default function FlyoutHeader() {
  return (
    <header className="bg-white">
      <nav aria-label="Main" className="flex gap-8 p-6">
        <PopoverGroup className="flex gap-8">
          {menus.map((menu) => (
            <Popover key={menu.name} className="relative">
              <PopoverButton className="flex items-center gap-1 text-sm font-semibold text-secondary-900">
                {menu.name}
                <ChevronDownIcon aria-hidden="true" className="size-5 text-secondary-400" />
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute top-full z-10 mt-3 flex w-56 flex-col gap-2 rounded-xl bg-white p-4 shadow-lg ring-1 ring-secondary-900/5 transition data-closed:opacity-0"
              >
                {menu.links.map((link) => (
                  <CloseButton key={link.name} as="a" href={link.href} className="text-sm text-secondary-900">
                    {link.name}
                  </CloseButton>
                ))}
              </PopoverPanel>
            </Popover>
          ))}
          <a href="#" className="text-sm font-semibold text-secondary-900">
            Pricing
          </a>
        </PopoverGroup>
      </nav>
    </header>
  )
}

import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection, MenuSeparator } from '@headlessui/react'
import { ArchiveBoxIcon, ChevronDownIcon, PencilIcon, TrashIcon } from '@heroicons/react/20/solid'

const actions = [
  { name: 'Edit', href: '#edit', icon: PencilIcon },
  { name: 'Archive', href: '#archive', icon: ArchiveBoxIcon },
  { name: 'Assign', href: '#assign', icon: PencilIcon },
]

export default function ProjectMenu() {
  return (
    <Menu as="div" className="relative inline-block">
      <MenuButton className="inline-flex items-center gap-x-1.5 rounded-md bg-white px-3 py-2 text-sm data-open:bg-secondary-50">
        Options
        <ChevronDownIcon aria-hidden="true" className="-me-1 size-5 text-secondary-400" />
      </MenuButton>
      <MenuItems
        transition
        className="absolute start-0 z-10 mt-2 w-56 origin-top-left rounded-md bg-white shadow-lg transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-100 data-enter:ease-out data-leave:duration-75 data-leave:ease-in motion-reduce:transition-none"
      >
        {/* Replace with your own commands */}
        <MenuSection className="py-1">
          <MenuHeading className="px-4 py-2 text-xs text-secondary-500">Project</MenuHeading>
          {actions.map((action) => (
            <MenuItem key={action.name} disabled={action.name === 'Archive'}>
              <a
                href={action.href}
                className="group flex items-center gap-3 px-4 py-2 text-sm text-secondary-700 data-disabled:opacity-50 data-focus:bg-secondary-100 data-focus:outline-hidden"
              >
                <action.icon
                  aria-hidden="true"
                  className="size-5 text-secondary-400 group-data-focus:text-secondary-500"
                />
                {action.name}
              </a>
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator className="h-px bg-secondary-200" />
        <MenuItem>
          <button
            type="button"
            className="group flex w-full items-center gap-3 px-4 py-2 text-start text-sm text-red-700 data-focus:bg-red-50 data-focus:outline-hidden"
          >
            <TrashIcon aria-hidden="true" className="size-5 text-red-400" />
            Delete
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}

import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { EllipsisHorizontalIcon, EnvelopeIcon, PhoneIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const statuses = { Paid: 'text-green-700 bg-green-50', Overdue: 'text-red-700 bg-red-50' }
const clients = [
  { id: 1, name: 'Tuple', status: 'Overdue', total: 2000, tags: ['Design', 'Web'] },
  { id: 2, name: 'SavvyCal', status: 'Paid', total: 14000, tags: ['Print'] },
]
const statusStyles = statuses

export default function Cards() {
  return (
    <ul role="list" className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-3">
      {clients.map((client, index) => (
        <li key={client.id} className="rounded-xl border border-secondary-200">
          <div className="flex items-center gap-x-4 p-6">
            <img
              alt={client.name}
              src={`/media/logos/${client.name.toLowerCase()}.svg`}
              className="size-12 rounded-lg"
            />
            <div className="text-sm/6 font-medium text-secondary-900">{client.name}</div>
            <Menu as="div" className="relative ms-auto">
              <MenuButton className="relative block text-secondary-400 hover:text-secondary-500">
                <span className="absolute -inset-2.5" />
                <span className="sr-only">Open options</span>
                <EllipsisHorizontalIcon aria-hidden="true" className="size-5" />
              </MenuButton>
              <MenuItems
                transition
                className="absolute end-0 z-10 mt-0.5 w-32 origin-top-right rounded-md bg-white py-2 shadow-lg ring-1 ring-secondary-900/5 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-100 data-leave:duration-75"
              >
                <MenuItem>
                  <a
                    href="#"
                    className="block px-3 py-1 text-sm/6 text-secondary-900 data-focus:bg-secondary-50 data-focus:outline-hidden"
                  >
                    View<span className="sr-only">, {client.name}</span>
                  </a>
                </MenuItem>
              </MenuItems>
            </Menu>
          </div>
          <dl className="divide-y divide-secondary-100 px-6 py-4 text-sm/6">
            <div className="flex justify-between gap-x-4 py-3">
              <dt className="text-secondary-500">Amount</dt>
              <dd className="flex items-start gap-x-2">
                <div className="font-medium text-secondary-900">${client.total.toLocaleString('en-US')}</div>
                <div className={clsx(statusStyles[client.status], 'rounded-md px-2 py-1 text-xs')}>{client.status}</div>
              </dd>
            </div>
          </dl>
          <p className="px-6 text-sm">
            Tags:{' '}
            {client.tags.map((tag, position) => (
              <span key={tag}>
                {position > 0 && ', '}
                <b>{tag}</b>
              </span>
            ))}
            . Card {index + 1} of {clients.length}
          </p>
          <div className="-mt-px flex divide-x divide-secondary-200">
            <a href="#" className="inline-flex flex-1 items-center justify-center gap-x-3 py-4">
              <EnvelopeIcon aria-hidden="true" className="size-5" />
              Email
            </a>
            <a href="#" className="inline-flex flex-1 items-center justify-center gap-x-3 py-4">
              <PhoneIcon aria-hidden="true" className="size-5" />
              Call
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

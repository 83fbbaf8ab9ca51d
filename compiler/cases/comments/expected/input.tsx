import { useState } from 'react'
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'

const regions = [
  { id: 'eu', name: 'Europe' },
  { id: 'us', name: 'United States' },
]

export default function NotesForCustomers() {
  const [names, setNames] = useState(['Ada', 'Grace'])
  const [form, setForm] = useState({ name: '', isPublic: false })

  return (
    <>
      {/* Replace with your own data */}
      <section className="p-4">
        <ul className="flex flex-col gap-2">
          {/* One row per person */}
          {names.map((name) => (
            <li key={name} className="flex">
              {/* The person */}
              {name}
            </li>
          ))}
        </ul>
        <label className="block">
          Name
          <input
            autoComplete="name"
            value={form.name}
            onChange={(event) => setForm((current) => ({ ...current, name: event.target.value }))}
            className="ms-2 rounded-md border border-secondary-300 px-3 py-2"
          />
        </label>
        <label className="mt-2 flex gap-2">
          <input
            type="checkbox"
            checked={form.isPublic}
            onChange={(event) => setForm((current) => ({ ...current, isPublic: event.target.checked }))}
          />
          Everybody may see it
        </label>
        <button type="button" onClick={() => setNames([...names, form.name])} className="block">
          Add
        </button>
        <Menu as="div">
          {/* The current region */}
          <MenuButton>Region</MenuButton>
          <MenuItems>
            {/* One entry per region */}
            {regions.map((region) => (
              <MenuItem key={region.id}>
                <a href="#" className="block">
                  {region.name}
                </a>
              </MenuItem>
            ))}
          </MenuItems>
        </Menu>
      </section>
    </>
  )
}

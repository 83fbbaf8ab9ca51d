/**
 * @title Members
 * @description Members of a team with a menu each, and a dialog before one is removed.
 * @order 9
 */
import { useState } from 'react'
import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
} from '@headlessui/react'
import { EllipsisVerticalIcon } from '@heroicons/react/20/solid'

const people = [
  { id: 1, name: 'Ada Lovelace' },
  { id: 2, name: 'Grace Hopper' },
]

export default function Members() {
  const [members, setMembers] = useState(people)
  const [leaving, setLeaving] = useState(0)
  const [open, setOpen] = useState(false)

  function ask(id: number) {
    setLeaving(id)
    setOpen(true)
  }

  function remove() {
    setMembers(members.filter((member) => member.id !== leaving))
    setOpen(false)
  }

  return (
    <div>
      <ul className="flex flex-col gap-2">
        {members.map((member) => (
          <li key={member.id} className="flex justify-between">
            <span>{member.name}</span>
            <Menu>
              <div className="relative">
                <MenuButton aria-label={`Options for ${member.name}`} className="p-1">
                  <EllipsisVerticalIcon aria-hidden="true" className="size-5" />
                </MenuButton>
                <MenuItems className="absolute end-0 z-10 bg-white">
                  <MenuItem>
                    <button type="button" onClick={() => ask(member.id)} className="px-3 data-focus:bg-secondary-50">
                      Remove
                    </button>
                  </MenuItem>
                </MenuItems>
              </div>
            </Menu>
          </li>
        ))}
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} className="relative z-10">
        <DialogBackdrop className="fixed inset-0 bg-secondary-500/75" />
        <div className="fixed inset-0 flex items-center justify-center">
          <DialogPanel className="bg-white p-6">
            <DialogTitle>Remove member?</DialogTitle>
            <button type="button" data-autofocus onClick={remove} className="block">
              Remove
            </button>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}

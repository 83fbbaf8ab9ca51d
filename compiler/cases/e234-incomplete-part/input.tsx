/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Menu, MenuButton, Switch } from '@headlessui/react'
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Menu>
        <MenuButton>Options</MenuButton>
      </Menu>
      <Switch checked={open} onChange={setOpen} className="flex" />
    </div>
  )
}

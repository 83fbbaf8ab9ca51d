/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { useState } from 'react'

export default function Sample() {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <Menu as="div">
      <MenuButton onClick={() => setMenuOpen(!menuOpen)}>Options</MenuButton>
      <MenuItems className="flex">
        <MenuItem>
          <a href="#">Hello</a>
        </MenuItem>
      </MenuItems>
    </Menu>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { MenuItem } from '@headlessui/react'

export default function Sample() {
  return (
    <MenuItem>
      <a href="#">Hello</a>
    </MenuItem>
  )
}

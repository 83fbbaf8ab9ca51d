/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useMemo } from 'react'
import { ListboxSelectedOption } from '@headlessui/react'

export default function Sample() {
  return (
    <p>Hello</p>
  )
}

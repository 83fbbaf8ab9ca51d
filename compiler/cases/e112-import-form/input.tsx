/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import * as Icons from '@heroicons/react/20/solid'
import Headless from '@headlessui/react'
import { useState as state } from 'react'

export default function Sample() {
  return (
    <p>Hello</p>
  )
}

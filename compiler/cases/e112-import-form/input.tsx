/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import * as React from 'react'
import Headless from '@headlessui/react'
import { useState as state } from 'react'

export default function Sample() {
  return (
    <p>Hello</p>
  )
}

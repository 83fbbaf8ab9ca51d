'use client'

import { useEffect } from 'react'

/** A browser marks what an address points at where it goes there by itself; behind a router it is told to. */
export function Target() {
  useEffect(() => {
    if (window.location.hash === '' || document.querySelector(':target')) return
    const { state } = window.history
    window.location.replace(window.location.hash)
    window.history.replaceState(state, '')
  }, [])
  return null
}

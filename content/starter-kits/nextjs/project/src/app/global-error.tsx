'use client'

import { useEffect } from 'react'
import Failure from '@/components/failure'
import { watchTheme } from '@/lib/theme'
import './globals.css'

/** The same where the root layout itself broke. */
export default function GlobalErrorPage() {
  useEffect(() => watchTheme(() => undefined), [])

  return (
    <html lang="en">
      <body>
        <title>Something went wrong – Lintel</title>
        <Failure />
      </body>
    </html>
  )
}

'use client'

import Failure from '@/components/failure'

/** Stands where a page broke. What went wrong stands in the log, and never here. */
export default function ErrorPage() {
  return (
    <>
      <title>Something went wrong – Lintel</title>
      <Failure />
    </>
  )
}

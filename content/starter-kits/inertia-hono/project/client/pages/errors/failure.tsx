import { Head } from '@inertiajs/react'
import Failure from '#client/components/failure.tsx'

export default function FailurePage() {
  return (
    <>
      <Head title="Something went wrong" />
      <Failure />
    </>
  )
}

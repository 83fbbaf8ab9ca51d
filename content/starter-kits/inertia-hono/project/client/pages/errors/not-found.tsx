import { Head } from '@inertiajs/react'
import NotFound from '#client/components/not-found.tsx'

export default function NotFoundPage() {
  return (
    <>
      <Head title="Page not found" />
      <NotFound />
    </>
  )
}

import type { Metadata } from 'next'
import NotFound from '@/components/not-found'

export const metadata: Metadata = {
  title: 'Page not found · Finbank',
  description: 'There is no page at this address. Three ways on: home, help and contact.',
}

export default function Page() {
  return <NotFound />
}

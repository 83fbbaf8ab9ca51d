import type { Metadata } from 'next'
import NotFound from '@/components/not-found'

export const metadata: Metadata = {
  title: 'Page not found · Carbon Engineers',
  description: 'There is no sheet at this address. Three ways on: cover, work and contact.',
}

export default function Page() {
  return <NotFound />
}

import type { Metadata } from 'next'
import NotFound from '@/components/not-found'
import { SiteFrame } from './site-frame'

export const metadata: Metadata = {
  title: 'Page not found · Postil',
  description: 'There is no page at this address.',
}

export default function Page() {
  return (
    <SiteFrame>
      <NotFound />
    </SiteFrame>
  )
}

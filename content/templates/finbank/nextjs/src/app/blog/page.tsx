import BlogList from '@/components/blog-list'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/blog',
  'Journal · Finbank',
  'Money, explained slowly: one article a month by somebody who does it all day.',
)

export default function Page() {
  return <BlogList />
}

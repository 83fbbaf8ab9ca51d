import ArticleInstantTransfers from '@/components/article-instant-transfers'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/blog/how-instant-transfers-work',
  'How instant transfers work · Finbank',
  'Ten seconds from your phone to another bank: what happens in each of them, and what you can do if it goes to the wrong person.',
)

export default function Page() {
  return <ArticleInstantTransfers />
}

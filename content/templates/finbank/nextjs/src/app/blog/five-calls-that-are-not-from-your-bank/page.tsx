import ArticleFiveCalls from '@/components/article-five-calls'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/blog/five-calls-that-are-not-from-your-bank',
  'Five calls that are not from your bank · Finbank',
  'The five calls our customers hear most from people who say they are their bank, and the sentence that ends each of them.',
)

export default function Page() {
  return <ArticleFiveCalls />
}

import ArticleExchangeRate from '@/components/article-exchange-rate'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/blog/how-to-read-an-exchange-rate',
  'How to read an exchange rate · Finbank',
  'Find what is hidden in an exchange rate with one division, and the four places where it costs people the most.',
)

export default function Page() {
  return <ArticleExchangeRate />
}

import ArticleDepositProtection from '@/components/article-deposit-protection'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/blog/what-deposit-protection-covers',
  'What deposit protection covers · Finbank',
  'What the law has promised you if a bank fails, how the limit is counted, and three things to check tonight.',
)

export default function Page() {
  return <ArticleDepositProtection />
}

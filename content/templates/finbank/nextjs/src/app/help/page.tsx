import HelpCenter from '@/components/help-center'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/help',
  'Help · Finbank',
  'Every answer on accounts, cards, payments, savings, paying abroad and safety, found by any word.',
)

export default function Page() {
  return <HelpCenter />
}

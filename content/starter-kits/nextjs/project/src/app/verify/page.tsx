import type { Metadata } from 'next'
import ActionForm, { SubmitButton } from '@/components/action-form'
import Entrance, { EntranceText } from '@/components/entrance'
import UsedLink from '@/components/used-link'
import { site } from '@/server/site'
import { verify } from './actions'

export const metadata: Metadata = { title: 'Confirm your email address' }

export default async function VerifyPage({ searchParams }: PageProps<'/verify'>) {
  const token = [(await searchParams).token].flat()[0] ?? ''
  if (!(await site().accounts.isGoodLink(token, 'verify'))) return <UsedLink />

  return (
    <Entrance title="Confirm your email address">
      <ActionForm action={verify} className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <EntranceText>One press, and your account is ready.</EntranceText>
        <SubmitButton sending="Confirming…">Confirm</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

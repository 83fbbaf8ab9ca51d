import type { Metadata } from 'next'
import ActionForm, { SubmitButton } from '@/components/action-form'
import Entrance from '@/components/entrance'
import Field from '@/components/field'
import UsedLink from '@/components/used-link'
import { site } from '@/server/site'
import { resetPassword } from './actions'

export const metadata: Metadata = { title: 'Choose a new password' }

export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const token = [(await searchParams).token].flat()[0] ?? ''
  if (!(await site().accounts.isGoodLink(token, 'reset'))) return <UsedLink />

  return (
    <Entrance title="Choose a new password">
      <ActionForm action={resetPassword} className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        <SubmitButton sending="Saving…">Save password</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

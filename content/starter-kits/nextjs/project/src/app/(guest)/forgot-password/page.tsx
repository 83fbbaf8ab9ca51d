import type { Metadata } from 'next'
import ActionForm, { FormProblem, SubmitButton } from '@/components/action-form'
import Entrance from '@/components/entrance'
import Field from '@/components/field'
import TextLink from '@/components/text-link'
import { forgotPassword } from '../actions'

export const metadata: Metadata = { title: 'Forgot your password?' }

export default function ForgotPasswordPage() {
  return (
    <Entrance
      title="Forgot your password?"
      footer={
        <>
          Remembered it? <TextLink href="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <ActionForm action={forgotPassword} className="grid gap-5">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          hint="We send a link that works for one hour."
        />
        <FormProblem />
        <SubmitButton sending="Sending…">Send link</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

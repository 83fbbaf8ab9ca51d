import type { Metadata } from 'next'
import ActionForm, { FormProblem, SubmitButton } from '@/components/action-form'
import Entrance from '@/components/entrance'
import Field from '@/components/field'
import TextLink from '@/components/text-link'
import { register } from '../actions'

export const metadata: Metadata = { title: 'Create your account' }

export default function RegisterPage() {
  return (
    <Entrance
      title="Create your account"
      footer={
        <>
          You have an account? <TextLink href="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <ActionForm action={register} className="grid gap-5">
        <Field label="Name" name="name" autoComplete="name" />
        <Field label="Email" name="email" type="email" autoComplete="username" />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        <FormProblem />
        <SubmitButton sending="Creating account…">Create account</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

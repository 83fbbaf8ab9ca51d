import type { Metadata } from 'next'
import ActionForm, { FormProblem, SubmitButton } from '@/components/action-form'
import Entrance from '@/components/entrance'
import Field from '@/components/field'
import TextLink from '@/components/text-link'
import { ownPath } from '@/server/requests'
import { signIn } from '../actions'

export const metadata: Metadata = { title: 'Sign in' }

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { next } = await searchParams

  return (
    <Entrance
      title="Sign in to Lintel"
      footer={
        <>
          New here? <TextLink href="/register">Create an account</TextLink>
        </>
      }
    >
      <ActionForm action={signIn} className="grid gap-5">
        {/* The page that asked to sign in, and only a page of this site. */}
        <input type="hidden" name="next" value={ownPath([next].flat()[0])} />
        <Field label="Email" name="email" type="email" autoComplete="username" />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          aside={
            <TextLink href="/forgot-password" className="text-sm/6">
              Forgot password?
            </TextLink>
          }
        />
        <FormProblem />
        <SubmitButton sending="Signing in…">Sign in</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

import AuthCard, { TextLink } from '#client/components/auth-card.tsx'
import { Field, Form, FormError, Submit } from '#client/components/form.tsx'
import type { Pages } from '#shared/pages.ts'

export default function SignIn({ next }: Pages['auth/sign-in']) {
  return (
    <AuthCard
      title="Sign in to Lintel"
      footer={
        <>
          New here? <TextLink href="/register">Create an account</TextLink>
        </>
      }
    >
      <Form action="/sign-in" secrets={['password']} className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          aside={<TextLink href="/forgot-password">Forgot password?</TextLink>}
        />
        <FormError />
        <Submit sending="Signing in…">Sign in</Submit>
      </Form>
    </AuthCard>
  )
}

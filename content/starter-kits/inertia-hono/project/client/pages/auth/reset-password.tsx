import AuthCard from '#client/components/auth-card.tsx'
import { Field, Form, FormError, Submit } from '#client/components/form.tsx'
import type { Pages } from '#shared/pages.ts'

export default function ResetPassword({ token }: Pages['auth/reset-password']) {
  return (
    <AuthCard title="Choose a new password">
      <Form action="/reset-password" secrets={['password']} className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <Field
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        <FormError />
        <Submit sending="Saving…">Save password</Submit>
      </Form>
    </AuthCard>
  )
}

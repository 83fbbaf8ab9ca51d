import AuthCard, { Words } from '#client/components/auth-card.tsx'
import { Form, Submit } from '#client/components/form.tsx'
import type { Pages } from '#shared/pages.ts'

/** A button, since programs that look through mails open every link in them. */
export default function Verify({ token }: Pages['auth/verify']) {
  return (
    <AuthCard title="Confirm your email address">
      <Form action="/verify" className="grid gap-5">
        <Words>Confirm that this address is yours, and you are signed in.</Words>
        <input type="hidden" name="token" value={token} />
        <Submit sending="Confirming…">Confirm</Submit>
      </Form>
    </AuthCard>
  )
}

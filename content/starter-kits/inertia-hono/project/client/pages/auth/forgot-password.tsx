import AuthCard, { TextLink } from '#client/components/auth-card.tsx'
import { Field, Form, FormError, Submit } from '#client/components/form.tsx'

export default function ForgotPassword() {
  return (
    <AuthCard
      title="Forgot your password?"
      footer={
        <>
          Remembered it? <TextLink href="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <Form action="/forgot-password" className="grid gap-5">
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          hint="We send a link that works for one hour."
        />
        <FormError />
        <Submit sending="Sending…">Send link</Submit>
      </Form>
    </AuthCard>
  )
}

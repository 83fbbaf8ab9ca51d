import AuthCard, { TextLink } from '#client/components/auth-card.tsx'
import { Field, Form, FormError, Submit } from '#client/components/form.tsx'

export default function Register() {
  return (
    <AuthCard
      title="Create your account"
      footer={
        <>
          Have an account? <TextLink href="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <Form action="/register" secrets={['password']} className="grid gap-5">
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        <FormError />
        <Submit sending="Creating account…">Create account</Submit>
      </Form>
    </AuthCard>
  )
}

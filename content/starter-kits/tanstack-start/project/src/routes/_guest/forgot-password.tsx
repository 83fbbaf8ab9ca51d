import { createFileRoute } from '@tanstack/react-router'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import TextLink from '~/components/text-link'
import { forgotPassword } from '~/lib/forms.functions'
import { pageTitle } from '~/lib/page-title'
import { forms, submitted } from '~/server/forms.server'

export const Route = createFileRoute('/_guest/forgot-password')({
  server: {
    handlers: {
      POST: async ({ request, next }) => next({ context: { refusal: await submitted(request, forms.forgotPassword) } }),
    },
  },
  loader: ({ serverContext }) => serverContext?.refusal,
  head: () => pageTitle('Forgot your password?'),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const refusal = Route.useLoaderData()

  return (
    <Entrance
      title="Forgot your password?"
      footer={
        <>
          Remembered it? <TextLink to="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <ActionForm action={forgotPassword} refusal={refusal}>
        <Field
          name="email"
          label="Email"
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

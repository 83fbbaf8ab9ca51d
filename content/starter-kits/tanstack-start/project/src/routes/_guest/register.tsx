import { createFileRoute } from '@tanstack/react-router'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import TextLink from '~/components/text-link'
import { register } from '~/lib/forms.functions'
import { pageTitle } from '~/lib/page-title'
import { forms, submitted } from '~/server/forms.server'

export const Route = createFileRoute('/_guest/register')({
  server: {
    handlers: {
      POST: async ({ request, next }) => next({ context: { refusal: await submitted(request, forms.register) } }),
    },
  },
  loader: ({ serverContext }) => serverContext?.refusal,
  head: () => pageTitle('Create your account'),
  component: RegisterPage,
})

function RegisterPage() {
  const refusal = Route.useLoaderData()

  return (
    <Entrance
      title="Create your account"
      footer={
        <>
          Have an account already? <TextLink to="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <ActionForm action={register} refusal={refusal}>
        <Field name="name" label="Name" autoComplete="name" />
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <Field
          name="password"
          label="Password"
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

import { createFileRoute } from '@tanstack/react-router'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import TextLink from '~/components/text-link'
import { signIn } from '~/lib/forms.functions'
import { pageTitle } from '~/lib/page-title'
import { nextSearch } from '~/lib/search'
import { forms, submitted } from '~/server/forms.server'

export const Route = createFileRoute('/_guest/sign-in')({
  server: {
    handlers: {
      POST: async ({ request, next }) => next({ context: { refusal: await submitted(request, forms.signIn) } }),
    },
  },
  validateSearch: nextSearch,
  loader: ({ serverContext }) => serverContext?.refusal,
  head: () => pageTitle('Sign in'),
  component: SignInPage,
})

function SignInPage() {
  const refusal = Route.useLoaderData()
  const { next } = Route.useSearch()

  return (
    <Entrance
      title="Sign in to Lintel"
      footer={
        <>
          New here? <TextLink to="/register">Create an account</TextLink>
        </>
      }
    >
      <ActionForm action={signIn} refusal={refusal}>
        {next && <input type="hidden" name="next" value={next} />}
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          aside={
            <TextLink to="/forgot-password" className="text-sm/6">
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

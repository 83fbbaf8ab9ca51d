import { createFileRoute } from '@tanstack/react-router'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import UsedLink from '~/components/used-link'
import { isGoodLink, resetPassword } from '~/lib/forms.functions'
import { pageTitle } from '~/lib/page-title'
import { linkSearch } from '~/lib/search'
import { forms, submitted } from '~/server/forms.server'

export const Route = createFileRoute('/reset-password')({
  server: {
    handlers: {
      POST: async ({ request, next }) => next({ context: { refusal: await submitted(request, forms.resetPassword) } }),
    },
  },
  validateSearch: linkSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token }, serverContext }) => ({
    isGood: await isGoodLink({ data: { token, purpose: 'reset' } }),
    refusal: serverContext?.refusal,
  }),
  head: () => pageTitle('Choose a new password'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { isGood, refusal } = Route.useLoaderData()
  const { token } = Route.useSearch()

  if (!isGood) return <UsedLink />
  return (
    <Entrance title="Choose a new password">
      <ActionForm action={resetPassword} refusal={refusal}>
        <input type="hidden" name="token" value={token} />
        <Field
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        <FormProblem />
        <SubmitButton sending="Saving…">Save password</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance, { EntranceText } from '~/components/entrance'
import UsedLink from '~/components/used-link'
import { isGoodLink, verify } from '~/lib/forms.functions'
import { pageTitle } from '~/lib/page-title'
import { linkSearch } from '~/lib/search'
import { forms, submitted } from '~/server/forms.server'

export const Route = createFileRoute('/verify')({
  server: {
    handlers: {
      POST: async ({ request, next }) => next({ context: { refusal: await submitted(request, forms.verify) } }),
    },
  },
  validateSearch: linkSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { token } }) => isGoodLink({ data: { token, purpose: 'verify' } }),
  head: () => pageTitle('Confirm your email address'),
  component: VerifyPage,
})

/** The link is used by a button, not by being opened: programs that look through mail open links, too. */
function VerifyPage() {
  const isGood = Route.useLoaderData()
  const { token } = Route.useSearch()

  if (!isGood) return <UsedLink />
  return (
    <Entrance title="Confirm your email address">
      <ActionForm action={verify}>
        <input type="hidden" name="token" value={token} />
        <EntranceText>Then your account is ready, and you are signed in.</EntranceText>
        <FormProblem />
        <SubmitButton sending="Confirming…">Confirm</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

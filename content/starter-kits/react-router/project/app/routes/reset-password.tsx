import { setSessionHeader } from '~/.server/cookies'
import { formOf, refuse } from '~/.server/form'
import { accounts, origin } from '~/.server/site'
import { redirectWithToast } from '~/.server/toast'
import ActionForm, { SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import UsedLink from '~/components/used-link'
import type { Route } from './+types/reset-password'

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

export async function loader({ url }: Route.LoaderArgs) {
  return { isGood: await accounts.isGoodLink(tokenOf(url), 'reset') }
}

export async function action({ request, url }: Route.ActionArgs) {
  const answer = await accounts.reset(tokenOf(url), await formOf(request))
  if (!answer.ok) return refuse(answer)
  return redirectWithToast('/', 'reset', { 'Set-Cookie': setSessionHeader(origin, answer.session) })
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  // What is wrong with the form as a whole is its link.
  if (!loaderData.isGood || actionData?.form) return <UsedLink />
  return (
    <Entrance title="Choose a new password">
      <ActionForm refusal={actionData} className="grid gap-5">
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters."
        />
        <SubmitButton sending="Saving…">Save password</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

import { setSessionHeader } from '~/.server/cookies'
import { refuse } from '~/.server/form'
import { accounts, origin } from '~/.server/site'
import { redirectWithToast } from '~/.server/toast'
import ActionForm, { SubmitButton } from '~/components/action-form'
import Entrance, { EntranceText } from '~/components/entrance'
import UsedLink from '~/components/used-link'
import type { Route } from './+types/verify'

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

export async function loader({ url }: Route.LoaderArgs) {
  return { isGood: await accounts.isGoodLink(tokenOf(url), 'verify') }
}

/** Only a press of the button uses the link up, since scanners of mail open every link. */
export async function action({ url }: Route.ActionArgs) {
  const answer = await accounts.verify(tokenOf(url))
  if (!answer.ok) return refuse(answer)
  return redirectWithToast('/', 'confirmed', { 'Set-Cookie': setSessionHeader(origin, answer.session) })
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isGood || actionData) return <UsedLink />
  return (
    <Entrance title="Confirm your email address">
      <ActionForm refusal={actionData} className="grid gap-5">
        <EntranceText>One press, and your account is ready.</EntranceText>
        <SubmitButton sending="Confirming…">Confirm</SubmitButton>
      </ActionForm>
    </Entrance>
  )
}

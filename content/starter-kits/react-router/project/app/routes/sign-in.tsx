import { redirect } from 'react-router'
import { setSessionHeader } from '~/.server/cookies'
import { formOf, refuse } from '~/.server/form'
import { ownPath } from '~/.server/requests'
import { accounts, origin } from '~/.server/site'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import TextLink from '~/components/text-link'
import { addressContext } from '~/context'
import type { Route } from './+types/sign-in'

/** Where to go on to: the page that asked to sign in, and only a page of this site. */
export function loader({ url }: Route.LoaderArgs) {
  return { next: ownPath(url.searchParams.get('next')) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const answer = await accounts.signIn(form, { address: context.get(addressContext) })
  if (!answer.ok) return refuse(answer, { email: form.email })
  return redirect(ownPath(form.next), { headers: { 'Set-Cookie': setSessionHeader(origin, answer.session) } })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Entrance
      title="Sign in to Lintel"
      tab="Sign in"
      footer={
        <>
          New here? <TextLink to="/register">Create an account</TextLink>
        </>
      }
    >
      <ActionForm refusal={actionData} className="grid gap-5">
        <input type="hidden" name="next" value={loaderData.next} />
        <Field label="Email" name="email" type="email" autoComplete="username" />
        <Field
          label="Password"
          name="password"
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

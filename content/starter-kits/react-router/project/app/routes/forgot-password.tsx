import { formOf, refuse } from '~/.server/form'
import { redirectToCheckEmail } from '~/.server/mailed-to'
import { accounts } from '~/.server/site'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import TextLink from '~/components/text-link'
import { addressContext } from '~/context'
import type { Route } from './+types/forgot-password'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const answer = await accounts.forgot(form, { address: context.get(addressContext) })
  return answer.ok ? redirectToCheckEmail(answer.email) : refuse(answer, { email: form.email })
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return (
    <Entrance
      title="Forgot your password?"
      footer={
        <>
          Remembered it? <TextLink to="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <ActionForm refusal={actionData} className="grid gap-5">
        <Field
          label="Email"
          name="email"
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

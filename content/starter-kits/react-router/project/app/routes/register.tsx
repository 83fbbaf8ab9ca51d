import { formOf, refuse } from '~/.server/form'
import { redirectToCheckEmail } from '~/.server/mailed-to'
import { accounts } from '~/.server/site'
import ActionForm, { FormProblem, SubmitButton } from '~/components/action-form'
import Entrance from '~/components/entrance'
import Field from '~/components/field'
import TextLink from '~/components/text-link'
import { addressContext } from '~/context'
import type { Route } from './+types/register'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const answer = await accounts.signUp(form, { address: context.get(addressContext) })
  return answer.ok ? redirectToCheckEmail(answer.email) : refuse(answer, { name: form.name, email: form.email })
}

export default function Register({ actionData }: Route.ComponentProps) {
  return (
    <Entrance
      title="Create your account"
      footer={
        <>
          You have an account? <TextLink to="/sign-in">Sign in</TextLink>
        </>
      }
    >
      <ActionForm refusal={actionData} className="grid gap-5">
        <Field label="Name" name="name" autoComplete="name" />
        <Field label="Email" name="email" type="email" autoComplete="username" />
        <Field
          label="Password"
          name="password"
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

import { useForm, usePage } from '@inertiajs/react'
import type { SyntheticEvent } from 'react'
import { useFocusFirstError } from '#client/hooks/use-focus-first-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

export default function Login({ next, csrfToken }: Pages['auth/login']) {
  const { errors, old } = usePage().props
  const form = useForm({ email: old.email ?? '', password: '', remember: false, next })
  const ref = useFocusFirstError(errors)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    form.post(urls.login(), { onError: () => form.reset('password') })
  }

  return (
    <>
      <PageHead title="Sign in" description={`Sign in to your ${site.name} account.`} />
      <h1 className="text-2xl font-semibold tracking-tight text-ink">Sign in</h1>
      <p className="mt-2 text-sm text-muted">
        New here? <Link href={urls.register(next ?? undefined)}>Create an account</Link>
      </p>
      <form ref={ref} method="post" onSubmit={submit} noValidate className="mt-8 grid gap-6">
        <input type="hidden" name="_token" value={csrfToken} />
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          value={form.data.email}
          onChange={(event) => form.setData('email', event.target.value)}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={form.data.password}
          onChange={(event) => form.setData('password', event.target.value)}
          error={errors.password}
        />
        <Checkbox
          label="Keep me signed in on this device"
          name="remember"
          checked={form.data.remember}
          onChange={(event) => form.setData('remember', event.target.checked)}
        />
        <Button type="submit" size="lg" aria-disabled={form.processing} className="w-full">
          {form.processing ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </>
  )
}

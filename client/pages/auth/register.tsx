import { useForm, usePage } from '@inertiajs/react'
import type { SyntheticEvent } from 'react'
import { useFocusFirstError } from '#client/hooks/use-focus-first-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { PasswordHint } from './parts/password-hint.tsx'

export default function Register({ next, csrfToken }: Pages['auth/register']) {
  const { errors, old } = usePage().props
  const form = useForm({ name: old.name ?? '', email: old.email ?? '', password: '', next })
  const ref = useFocusFirstError(errors)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    form.post(urls.register())
  }

  return (
    <>
      <PageHead
        title="Create account"
        description={`Create a free ${site.name} account to browse every component and copy the free ones.`}
      />
      <h1 className="text-2xl font-semibold tracking-tight text-ink">Create your account</h1>
      <p className="mt-2 text-sm text-muted">
        Have one already? <Link href={urls.login(next ?? undefined)}>Sign in</Link>
      </p>
      <form ref={ref} method="post" onSubmit={submit} noValidate className="mt-8 grid gap-6">
        <input type="hidden" name="_token" value={csrfToken} />
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          required
          value={form.data.name}
          onChange={(event) => form.setData('name', event.target.value)}
          error={errors.name}
        />
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
          autoComplete="new-password"
          required
          minLength={10}
          value={form.data.password}
          onChange={(event) => form.setData('password', event.target.value)}
          hint={<PasswordHint password={form.data.password} />}
          error={errors.password}
        />
        <Button type="submit" size="lg" aria-disabled={form.processing} className="w-full">
          {form.processing ? 'Creating account…' : 'Create account'}
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">The account is free. No card is asked for.</p>
    </>
  )
}

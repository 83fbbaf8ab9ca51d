import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useFocusFirstError } from '#client/hooks/use-focus-first-error.ts'
import { useFormPost } from '#client/hooks/use-form-post.ts'
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
  const { form, processing } = useFormPost(urls.register())
  const [password, setPassword] = useState('')
  const ref = useFocusFirstError(errors)

  // What was typed before the page came to life counts, too.
  useEffect(() => {
    const field = ref.current!.elements.namedItem('password') as HTMLInputElement
    setPassword(field.value)
  }, [ref])

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
      <form ref={ref} {...form} className="mt-8 grid gap-6">
        <input type="hidden" name="_token" value={csrfToken} />
        {next && <input type="hidden" name="next" value={next} />}
        <Field label="Name" name="name" autoComplete="name" required defaultValue={old.name} error={errors.name} />
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={old.email}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          minLength={10}
          onChange={(event) => setPassword(event.target.value)}
          hint={<PasswordHint password={password} />}
          error={errors.password}
        />
        <Button type="submit" size="lg" aria-disabled={processing} className="w-full">
          {processing ? 'Creating account…' : 'Create account'}
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">The account is free. No card is asked for.</p>
    </>
  )
}

import { usePage } from '@inertiajs/react'
import { useFocusFirstError } from '#client/hooks/use-focus-first-error.ts'
import { useFormPost } from '#client/hooks/use-form-post.ts'
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
  const { form, processing } = useFormPost(urls.login(), { clearOnError: ['password'] })
  const ref = useFocusFirstError(errors)

  return (
    <>
      <PageHead title="Sign in" description={`Sign in to your ${site.name} account.`} />
      <h1 className="text-2xl font-semibold tracking-tight text-ink">Sign in</h1>
      <p className="mt-2 text-sm text-muted">
        New here? <Link href={urls.register(next ?? undefined)}>Create an account</Link>
      </p>
      <form ref={ref} {...form} className="mt-8 grid gap-6">
        <input type="hidden" name="_token" value={csrfToken} />
        {next && <input type="hidden" name="next" value={next} />}
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
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Checkbox label="Keep me signed in on this device" name="remember" />
        <Button type="submit" size="lg" aria-disabled={processing} className="w-full">
          {processing ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </>
  )
}

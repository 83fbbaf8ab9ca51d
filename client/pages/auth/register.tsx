import { usePage } from '@inertiajs/react'
import { chosenDarkMode } from '#client/hooks/use-dark-mode.ts'
import { CheckList } from '#client/ui/check-list.tsx'
import { Field } from '#client/ui/field.tsx'
import { Link } from '#client/ui/link.tsx'
import { NewPasswordField } from '#client/ui/new-password-field.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { AuthForm } from './parts/auth-form.tsx'
import { AuthHeading } from './parts/auth-heading.tsx'
import { EmailField } from './parts/email-field.tsx'
import { OtherWays } from './parts/other-ways.tsx'
import { SocialButtons } from './parts/social-buttons.tsx'

/** The theme somebody chose as a guest becomes their account's. */
function carried(): Record<string, string> {
  const appDarkMode = chosenDarkMode()
  return appDarkMode ? { appDarkMode } : {}
}

/** What an account without a licence is for. */
const opens = (components: number) => [
  ...(components > 0 ? [`Live previews of all ${components} components`] : []),
  'The code of the free ones, in four frameworks',
  'Favourites and colours, kept on every device',
]

export default function Register({ next, csrfToken, social }: Pages['auth/register']) {
  const { errors, old, site: offer } = usePage().props

  return (
    <>
      <PageHead
        title="Create account"
        description={`Create a free ${site.name} account to browse every component and copy the free ones.`}
      />
      <AuthHeading title="Create your account">
        Free, no card needed. Already have an account? <Link href={urls.login(next ?? undefined)}>Sign in</Link>
      </AuthHeading>
      <CheckList lines={opens(offer.counts.components)} className="mt-5 text-sm text-ink" />
      <AuthForm
        action={urls.register()}
        csrfToken={csrfToken}
        next={next}
        extra={carried}
        submit="Create account"
        busy="Creating account…"
      >
        <Field label="Name" name="name" autoComplete="name" required defaultValue={old.name} error={errors.name} />
        <EmailField />
        <NewPasswordField label="Password" name="password" error={errors.password} />
      </AuthForm>
      {social.length > 0 && <OtherWays />}
      <SocialButtons social={social} csrfToken={csrfToken} next={next} verb="Continue with" action={urls.social} />
    </>
  )
}

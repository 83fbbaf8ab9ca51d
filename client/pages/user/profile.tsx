import type { Pages } from '#shared/page-props.ts'
import { AccountPage } from './parts/account-page.tsx'
import { BrowserSessions } from './parts/browser-sessions.tsx'
import { DeleteAccount } from './parts/delete-account.tsx'
import { EmailForm, InformationForm, PasswordForm } from './parts/identity-forms.tsx'
import { Passkeys } from './parts/passkeys.tsx'
import { TwoFactor } from './parts/two-factor.tsx'

export default function Profile({ csrfToken, pendingEmail, sessions, passkeys, twoFactor }: Pages['user/profile']) {
  return (
    <AccountPage title="Profile" about="Who you are, and what keeps others from being you.">
      <InformationForm csrfToken={csrfToken} />
      <EmailForm csrfToken={csrfToken} pendingEmail={pendingEmail} />
      <PasswordForm csrfToken={csrfToken} />
      <Passkeys csrfToken={csrfToken} passkeys={passkeys} />
      <TwoFactor csrfToken={csrfToken} twoFactor={twoFactor} />
      <BrowserSessions csrfToken={csrfToken} sessions={sessions} />
      <DeleteAccount csrfToken={csrfToken} />
    </AccountPage>
  )
}

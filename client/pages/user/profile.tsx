import type { Pages } from '#shared/page-props.ts'
import { AccountData } from './parts/account-data.tsx'
import { AccountPage } from './parts/account-page.tsx'
import { BrowserSessions } from './parts/browser-sessions.tsx'
import { DeleteAccount } from './parts/delete-account.tsx'
import { EmailForm } from './parts/email-form.tsx'
import { InformationForm } from './parts/information-form.tsx'
import { Passkeys } from './parts/passkeys.tsx'
import { PasswordForm } from './parts/password-form.tsx'
import { SignIns } from './parts/sign-ins.tsx'
import { TwoFactor } from './parts/two-factor.tsx'

export default function Profile(props: Pages['user/profile']) {
  const { csrfToken, pendingEmail, sessions, passkeys, hasPassword, signIns, twoFactor, kept } = props

  return (
    <AccountPage title="Profile" about="Your name, how you sign in, and your data.">
      <InformationForm csrfToken={csrfToken} />
      <EmailForm csrfToken={csrfToken} hasPassword={hasPassword} pendingEmail={pendingEmail} />
      <PasswordForm csrfToken={csrfToken} hasPassword={hasPassword} />
      <Passkeys csrfToken={csrfToken} passkeys={passkeys} />
      <SignIns csrfToken={csrfToken} signIns={signIns} />
      <TwoFactor csrfToken={csrfToken} twoFactor={twoFactor} />
      <BrowserSessions csrfToken={csrfToken} hasPassword={hasPassword} sessions={sessions} />
      <AccountData />
      <DeleteAccount csrfToken={csrfToken} hasPassword={hasPassword} kept={kept} />
    </AccountPage>
  )
}

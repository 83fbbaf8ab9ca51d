import { buttonClass } from '#client/ui/button.tsx'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'

/** Everything that is kept about somebody, to take along. A plain link: the browser asks for the password in between. */
export function AccountData() {
  return (
    <AccountSection
      id="data"
      title="Your data"
      about="Everything we store about your account, as JSON files in a zip, with your receipts."
    >
      <a href={urls.accountData()} className={buttonClass({ variant: 'secondary-alt' })}>
        Download my data
      </a>
      <p className="mt-4 max-w-prose text-sm text-pretty text-muted">
        We may ask for your password first. Passwords, keys and codes are not included.
      </p>
    </AccountSection>
  )
}

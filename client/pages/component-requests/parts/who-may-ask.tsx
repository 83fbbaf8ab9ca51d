import { Link } from '#client/ui/link.tsx'
import { urls } from '#shared/urls.ts'

type Props = { isSignedIn: boolean; next: string; what: string }

/** For who may not ask or vote yet: what it takes. */
export const WhoMayAsk = ({ isSignedIn, next, what }: Props) => (
  <p className="max-w-[68ch] text-base text-pretty text-muted">
    {isSignedIn ? (
      <>
        Confirm your email address to {what}: the link is in your inbox, and{' '}
        <Link href={urls.profile()}>your profile</Link> sends it again.
      </>
    ) : (
      <>
        <Link href={urls.login(next)}>Sign in</Link> or <Link href={urls.register(next)}>create an account</Link>, which
        costs nothing, to {what}.
      </>
    )}
  </p>
)

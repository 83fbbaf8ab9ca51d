import AuthCard, { TextLink, Words } from '#client/components/auth-card.tsx'
import type { Pages } from '#shared/pages.ts'

/** The same for every address, so that nobody learns here who has an account. */
export default function CheckEmail({ email, link }: Pages['auth/check-email']) {
  return (
    <AuthCard title="Check your email" footer={<TextLink href="/sign-in">Back to sign in</TextLink>}>
      <div className="grid gap-5">
        <Words>
          {email ? `If ${email} can have an account here` : 'If your address can have an account here'}, a link is on
          its way. Look in your spam folder too.
        </Words>
        {link && (
          <Words>
            No mail is sent while you develop. <TextLink href={link}>Open the link</TextLink>
          </Words>
        )}
      </div>
    </AuthCard>
  )
}

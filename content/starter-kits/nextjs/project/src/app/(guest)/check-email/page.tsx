import type { Metadata } from 'next'
import Entrance, { EntranceText } from '@/components/entrance'
import TextLink from '@/components/text-link'
import { getMailedLink } from '@/server/mailed-to'

export const metadata: Metadata = { title: 'Check your email' }

export default async function CheckEmailPage() {
  const link = await getMailedLink()

  return (
    <Entrance title="Check your email" footer={<TextLink href="/sign-in">Back to sign in</TextLink>}>
      <EntranceText>
        If your address can have one, a link is on its way to it. Look in your spam folder too; the link works for a
        short time, and once.
      </EntranceText>
      {link && (
        <p className="mt-5 border-t border-secondary-950/10 pt-5 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
          No mail is sent while you develop.{' '}
          <TextLink href={link} prefetch={false}>
            Open the link
          </TextLink>
        </p>
      )}
    </Entrance>
  )
}

import { mailedTo } from '~/.server/mailed-to'
import { mail, showsMail } from '~/.server/site'
import Entrance, { EntranceText } from '~/components/entrance'
import TextLink from '~/components/text-link'
import type { Route } from './+types/check-email'

/** While you develop, the link of the last mail to this address. */
export async function loader({ request }: Route.LoaderArgs) {
  const email = showsMail ? await mailedTo(request) : null
  return { link: mail.sent.findLast(({ to }) => to === email)?.link ?? null }
}

export default function CheckEmail({ loaderData: { link } }: Route.ComponentProps) {
  return (
    <Entrance title="Check your email" footer={<TextLink to="/sign-in">Back to sign in</TextLink>}>
      <EntranceText>
        If your address can have one, a link is on its way to it. Look in your spam folder too; the link works for a
        short time, and once.
      </EntranceText>
      {link && (
        <p className="mt-5 border-t border-secondary-950/10 pt-5 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
          No mail is sent while you develop. <TextLink to={link}>Open the link</TextLink>
        </p>
      )}
    </Entrance>
  )
}

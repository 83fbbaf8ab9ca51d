import { isMailShown, mailer } from '#lib/server/site.ts'
import type { PageServerLoad } from './$types'

/** While developing: the link of the last mail to whoever just sent a form. */
export const load: PageServerLoad = ({ cookies }) => {
  const address = isMailShown ? cookies.get('mail-to') : undefined
  return { link: mailer.sent.findLast(({ to }) => to === address)?.link }
}

/** What the places have in common from which mails leave. */
import type { MailName } from '#shared/mails.ts'
import type { AccountServer } from '../accounts.ts'
import type { adminBeside } from '../admin.ts'
import { testComponent } from '../catalogue.ts'
import type { testClock } from '../clock.ts'
import type { startSocialSite } from '../social.ts'

export const alert = testComponent('application-ui/components/alerts/solid', {
  title: 'Solid alert',
  part: 'AUI-C01-7',
})

export type Stage = {
  accounts: AccountServer
  admin: ReturnType<typeof adminBeside>
  other: Awaited<ReturnType<typeof startSocialSite>>
  clock: ReturnType<typeof testClock>
}
/** Arranges what is needed, and answers what lets the mail leave. It can be done again after it failed. */
export type Place = (stage: Stage) => Promise<() => Promise<unknown>>

export type Places = Partial<Record<MailName, Record<string, Place>>>

let numbers = 0
export const nextNumber = () => (numbers += 1)
export const unique = (word: string) => `${word}-${nextNumber()}`
export const lastPart = (path: string) => path.split('/').at(-1)!

/** The path of the link in the last mail of that name. */
export async function linkIn({ accounts }: Stage, email: string, name: MailName) {
  const mail = (await accounts.mailsTo(email)).findLast(({ subject }) => subject === name)
  return new URL(mail!.props.url!).pathname
}

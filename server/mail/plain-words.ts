/** What somebody wrote, made fit for a mail to somebody else: words, and nothing a mail program makes a link of. */
import type { Mail, MailName, Mails } from '#shared/mails.ts'

type PropName = { [Name in MailName]: keyof Mails[Name] }[MailName]

/** What people choose for themselves, and what is written by us, by the operator, or read of a request. */
const writtenBy = {
  name: 'people',
  inviter: 'people',
  owner: 'people',
  team: 'people',
  title: 'people',
  browser: 'people',
  what: 'people',
  keyName: 'people',
  assistant: 'people',
  answersAt: 'people',
  part: 'us',
  flavour: 'us',
  url: 'us',
  email: 'us',
  newEmail: 'us',
  website: 'us',
  ip: 'us',
  // One that signs in on the command line says itself what it is called.
  device: 'people',
  when: 'us',
  site: 'us',
  id: 'us',
  code: 'us',
  key: 'us',
  number: 'us',
  hours: 'us',
  minutes: 'us',
  days: 'us',
  commission: 'us',
  product: 'us',
  amount: 'us',
  paid: 'us',
  inAll: 'us',
  license: 'us',
  state: 'us',
  answer: 'us',
  reason: 'us',
  isChange: 'us',
  isWhole: 'us',
  member: 'us',
  accepted: 'us',
  components: 'us',
  more: 'us',
  leaveUrl: 'us',
  prefix: 'us',
  network: 'us',
  ends: 'us',
  isTeam: 'us',
  // A part that a new mail brings does not compile until it stands here.
} satisfies Record<PropName, 'people' | 'us'>

/** The mail with each of those words made plain. */
export function withPlainWords(mail: Mail): Mail {
  const props = Object.entries<unknown>(mail.props).map(([name, value]) => [
    name,
    writtenBy[name as PropName] === 'people' && typeof value === 'string' ? plainWords(value) : value,
  ])
  return { name: mail.name, props: Object.fromEntries(props) } as Mail
}

/**
 * One line without control characters, without what turns the direction of writing (Unicode, Bidi_Control), and without
 * angle brackets; addresses of the web and of mail come apart, as in “evil. example”, so that nothing is there to press.
 */
export function plainWords(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Bidi_Control}|[<>]/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/:?\/{2,}|[/\\]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/@/g, ' at ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What somebody wrote, made fit for a mail to somebody else: words, and nothing a mail program makes a link of. */
import type { Mail } from '#shared/mails.ts'

/** The words of mails that people choose for themselves. */
const chosen = new Set(['name', 'inviter', 'team', 'title'])

/** The mail with each of those words made plain. */
export function withPlainWords(mail: Mail): Mail {
  const props = Object.entries<unknown>(mail.props).map(([name, value]) => [
    name,
    chosen.has(name) && typeof value === 'string' ? plainWords(value) : value,
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

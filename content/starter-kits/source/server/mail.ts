export type Mail = { to: string; subject: string; text: string; link: string }

/** Sends one mail, or rejects. */
export type Mailer = (mail: Mail) => Promise<void>

/**
 * Stands in for a provider: prints each mail, and keeps the last ones so that a page can show their link while you
 * develop. Put your provider's client here before anybody else signs up.
 */
export function printedMail(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    sent.push(mail)
    if (sent.length > 20) sent.shift()
    console.info(`\nMail to ${mail.to}: ${mail.subject}\n${mail.text}\n${mail.link}\n`)
  }
  return Object.assign(send, { sent })
}

import { renderToStaticMarkup } from 'react-dom/server'
import type { AddressedMail, RenderedMail } from '#shared/mails.ts'
import { LetterHtml } from './letter-html.tsx'
import { write } from './letters.ts'
import { toText } from './text.ts'

/** XHTML's transitional type keeps old mail programs out of their oldest mode. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** A mail with its subject, its HTML and the same as text. */
export async function renderMail(mail: AddressedMail): Promise<RenderedMail> {
  const letter = write(mail)
  // What people type must not begin a header of its own.
  const subject = letter.subject.replace(/\s+/g, ' ')
  const html = `${doctype}${renderToStaticMarkup(<LetterHtml {...letter} />)}`
  const { leaveUrl } = letter
  return { subject, html, text: toText(letter), ...(leaveUrl !== undefined && { leaveUrl }) }
}

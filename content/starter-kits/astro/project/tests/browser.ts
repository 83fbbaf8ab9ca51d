/** As much of a browser as a test needs: it keeps cookies, and sends forms from the site's own pages. */
import { inject } from 'vitest'

const origin = 'https://app.example'

export type Page = { status: number; path: string | null; html: string; headers: Headers }
type Form = Record<string, string>

export function openBrowser() {
  const cookies = new Map<string, string>()
  // What the proxy adds comes last; what stands before it came from the visitor.
  const address = `198.51.100.1, 2001:db8::${Math.floor(Math.random() * 0xffff).toString(16)}`

  async function request(path: string, init: RequestInit = {}): Promise<Page> {
    const response = await fetch(inject('proxied') + path, {
      ...init,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-forwarded-for': address,
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const { status, headers } = response
    return { status, path: headers.get('location'), html: await response.text(), headers }
  }

  const visit = (path: string) => request(path)
  const send = (path: string, form: Form, from = origin) =>
    request(path, { method: 'POST', body: new URLSearchParams(form), headers: { origin: from } })

  /** The path of the link in the last mail to the address that was asked for. */
  async function mailed() {
    const { html } = await visit('/check-email')
    return /href="https:\/\/app\.example([^"]+)"/.exec(html)?.[1] ?? ''
  }

  /** Signs up and confirms the address; answers the link that did. */
  async function join(email: string) {
    await send('/register', { name: 'Ines Okoro', email, password: 'a long password' })
    const link = await mailed()
    await send(link, {})
    return link
  }

  return { cookies, visit, send, mailed, join }
}

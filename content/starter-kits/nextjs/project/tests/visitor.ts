import { inject } from 'vitest'

const url = inject('url')
let visitors = 0
let people = 0

/** A browser without JavaScript, at an address of its own: it keeps cookies, and goes nowhere by itself. */
export function visitor() {
  const address = `192.0.2.${++visitors}`
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('Accept', 'text/html')
    headers.set('X-Forwarded-For', address)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, url), { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value && !/max-age=0/i.test(cookie)) cookies.set(name, value)
      else cookies.delete(name)
    }
    const to = response.headers.get('Location')?.replace(url, '')
    return { status: response.status, to, html: await response.text(), headers: response.headers }
  }

  return {
    cookies,
    open: (path: string) => send(path),
    /** Fills the form of a page that has this button, and sends it as the headers say: as a page of this site does. */
    async submit(path: string, button: string, fields: Fields = {}, headers: HeadersInit = { Origin: url }) {
      const { action, values } = formOf((await send(path)).html, button)
      // The form of a server action is posted to its own page, in parts.
      const body = action ? new URLSearchParams() : new FormData()
      for (const [name, value] of Object.entries({ ...values, ...fields })) body.set(name, value)
      return send(action || path, { method: 'POST', body, headers })
    },
    post: (path: string, body: BodyInit, headers: HeadersInit = { Origin: url }) =>
      send(path, { method: 'POST', body, headers }),
  }
}

type Fields = Record<string, string>
export type Visitor = ReturnType<typeof visitor>

/** The form around a button: where it leads, and what its fields say already, with those that name its action. */
function formOf(html: string, button: string) {
  const form = html.match(/<form[^]*?<\/form>/g)?.find((one) => one.includes(`>${button}</button>`))
  if (!form) throw new Error(`There is no form with the button “${button}”.`)
  const values: Fields = {}
  for (const [input] of form.matchAll(/<input[^>]*>/g))
    values[attribute(input, 'name')] = attribute(input, 'value').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return { action: attribute(form.slice(0, form.indexOf('>')), 'action'), values }
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Where the link leads that was mailed last, by the page that shows it. */
export async function mailedLink({ open }: Visitor): Promise<string> {
  const { html } = await open('/check-email')
  const { pathname, search } = new URL(/href="([^"]+)"[^>]*>Open the link/.exec(html)?.[1] ?? '')
  return pathname + search
}

/** Somebody new who is signed in. */
export async function member() {
  const someone = { name: 'Ines Okoro', email: `ines-${++people}@lintel.example`, password: 'a long password' }
  const ines = visitor()
  await ines.submit('/register', 'Create account', someone)
  const link = await mailedLink(ines)
  await ines.submit(link, 'Confirm')
  return { ...ines, someone, link }
}

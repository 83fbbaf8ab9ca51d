import { inject } from 'vitest'

const url = inject('url')
let browsers = 0
let people = 0

/** A browser without JavaScript, at an address of its own: it keeps cookies, and goes nowhere by itself. */
export function browser() {
  const address = `192.0.2.${++browsers}`
  const cookies = new Map<string, string>()

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', address)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, url), { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value && !/max-age=0/i.test(cookie)) cookies.set(name, value)
      else cookies.delete(name)
    }
    return { status: response.status, to: response.headers.get('Location'), html: await response.text(), response }
  }

  return {
    cookies,
    open: (path: string) => send(path),
    /** Sends a form as a page of this site does, or as the headers say. */
    post: (path: string, fields: Record<string, string> = {}, headers: HeadersInit = { Origin: url }) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  }
}

type Browser = ReturnType<typeof browser>

/** Where the link leads that was mailed last, by the page that shows it. */
export async function mailedLink({ open }: Browser): Promise<string> {
  const { html } = await open('/check-email')
  const { pathname, search } = new URL(/href="([^"]+)"[^>]*>Open the link/.exec(html)?.[1] ?? '')
  return pathname + search
}

/** Somebody new who is signed in. */
export async function member() {
  const someone = { name: 'Ines Okoro', email: `ines-${++people}@lintel.example`, password: 'a long password' }
  const { open, post, ...rest } = browser()
  await post('/register', someone)
  const link = await mailedLink({ open, post, ...rest })
  await post(link, { token: new URL(link, url).searchParams.get('token') ?? '' })
  return { someone, link, open, post, ...rest }
}

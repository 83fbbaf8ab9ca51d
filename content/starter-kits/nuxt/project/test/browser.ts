import { fetch } from '@nuxt/test-utils/e2e'

type Page = { status: number; location: string | null; text: string; headers: Headers }

let opened = 0

/** A browser without JavaScript, at an address of its own: it keeps cookies, and sends forms as pages of the site do. */
export function openBrowser() {
  const cookies = new Map<string, string>()
  const address = `192.0.2.${(opened += 1)}`

  async function send(path: string, init: RequestInit = {}): Promise<Page> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.51.100.1, ${address}`,
      ...(cookie && { cookie }),
      ...init.headers,
    }
    const answer = await fetch(path, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const { status, headers: answered } = answer
    return { status, location: answered.get('location'), text: await answer.text(), headers: answered }
  }

  return {
    cookies,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  }
}

export type Browser = ReturnType<typeof openBrowser>

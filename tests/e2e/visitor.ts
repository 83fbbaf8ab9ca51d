/** Somebody who visits the running product without a browser: keeps cookies and sends forms as our pages do. */
export type Visitor = ReturnType<typeof newVisitor>

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }

export function newVisitor(url: string) {
  const cookies = new Map<string, string>()

  async function send(path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { cookie, accept: 'text/html', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', ...value] = pair.split('=')
      if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  /** A form as a program sends it; gets its token first when there is none. */
  async function submit(path: string, body: unknown) {
    if (!cookies.has('XSRF-TOKEN')) await send('/login')
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    }
    return send(path, { method: 'POST', body, headers })
  }

  return { cookies, send, submit }
}

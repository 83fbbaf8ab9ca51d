import { urls } from '#shared/urls.ts'

/** Registers an account over HTTP; answers its address and the Cookie header that is signed in. */
export async function register(url: string): Promise<{ email: string; cookie: string }> {
  const jar = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
  }
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ')
  keep(await fetch(url + urls.register()))
  const email = `bench-${Date.now()}@example.com`
  const response = await fetch(url + urls.register(), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: cookie(),
      'content-type': 'application/json',
      'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({ name: 'Grace Hopper', email, password: 'grey otters at dawn' }),
  })
  if (response.status !== 303) throw new Error(`Registering answered ${response.status}.`)
  keep(response)
  return { email, cookie: cookie() }
}

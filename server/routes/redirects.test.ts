/** Walks every route with every way of saying where to go next, and holds each answer to this site. */
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { describeEachDatabase } from '#tests/databases.ts'
import { accountServer, password, type AccountServer, type Browser } from '../testing/accounts.ts'
import { testCatalogue, testComponent } from '../testing/catalogue.ts'
import { testBuild, testGoods, testPreviews } from '../testing/goods.ts'
import { githubProvider } from '../social/providers.ts'
import { everyStep, type Step } from '../testing/walk.ts'

const component = testComponent('application-ui/components/alerts/open', { free: true })
const moved = 'application-ui/components/alerts/before'
const origin = 'http://localhost:3000'
const elsewhere = githubProvider({ clientId: 'id', clientSecret: 'secret', url: 'https://github.example' })

/** What leads away from a site when it stands where a path is expected (WHATWG URL, 4.4: tabs and line ends fall out). */
const evil = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/app',
  'javascript:alert(1)',
  '/\r\nLocation: //evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  `${origin}@evil.example/`,
]
const names = [
  'next',
  'via',
  'return',
  'returnTo',
  'return_to',
  'redirect',
  'redirect_uri',
  'callbackURL',
  'to',
  'url',
  'state',
]

/** Where the browser may be sent besides this site, and by which routes. */
const listed: Record<string, readonly string[]> = {
  'https://github.example': [routes.social, routes.linkSocial, routes.confirmSocial],
}

describeEachDatabase('no redirect leads out', (open) => {
  let accounts: AccountServer
  let steps: Step[]

  beforeAll(async () => {
    accounts = await accountServer(await open(), {
      catalogue: { ...testCatalogue([component]), moved: (path) => (path === moved ? component.path : null) },
      goods: testGoods,
      previews: () => testPreviews,
      buildDir: testBuild(),
      social: { github: elsewhere },
    })
    const [pkg = '', category = '', subcategory = '', slug = ''] = component.path.split('/')
    steps = everyStep(accounts.app, {
      package: pkg,
      category,
      subcategory,
      component: [slug, 'before'],
      collection: 'unknown',
      name: 'unknown.json',
      screen: 'unknown',
      id: 'unknown',
      key: 'unknown',
      request: 'unknown',
      upload: 'unknown',
      order: 'unknown',
      seat: 'unknown',
      tier: 'team',
      provider: 'github',
      token: 'unknown',
      tag: 'unknown',
      kind: 'templates',
      slug: (route) => (route === routes.legal ? 'license' : 'kept'),
      tarball: 'millwork-0.9.0.tgz',
      zip: 'html.zip',
      edition: 'html',
      flavour: 'vue',
      path: 'pricing',
      tool: 'tailwind-color-palette',
      file: (route) => (route === routes.legalMarkdown ? 'license.md' : 'unknown.md'),
    })
  })

  /** Why an answer leads somewhere it may not. */
  function objection({ headers }: Response, { method, route }: Step, word: string): string[] {
    const targets = ['location', 'x-inertia-location', 'refresh'].flatMap((name) => headers.get(name) ?? [])
    return targets.flatMap((target) => {
      const to = URL.canParse(target, origin) ? new URL(target, origin).origin : 'nowhere'
      const isFine = to === origin || listed[to]?.includes(route)
      return isFine ? [] : [`${method} ${route} with ${JSON.stringify(word)} leads to ${target}`]
    })
  }

  async function walk(client: Browser, networks: number): Promise<{ objections: string[]; redirects: number }> {
    const objections: string[] = []
    let redirects = 0
    for (const [at, word] of evil.entries()) {
      const query = new URLSearchParams(names.map((name) => [name, word])).toString()
      const body = Object.fromEntries(names.map((name) => [name, word]))
      // What a header cannot hold no browser sends.
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      const referer = /[\u0000-\u001f]/.test(word) ? `${origin}//evil.example` : word
      const headers = { referer, 'x-forwarded-host': 'evil.example', 'x-forwarded-for': `10.${networks}.${at}.1` }
      for (const step of steps) {
        const path = `${step.path}${step.path.includes('?') ? '&' : '?'}${query}`
        const isRead = step.method === 'GET'
        const answers = isRead
          ? [await client.send(path, { headers })]
          : [
              await client.submit(path, body, { method: step.method, headers }),
              // Without a form token, so that what refuses it leads back.
              await client.submit(path, body, { method: step.method, headers: { ...headers, 'x-xsrf-token': '' } }),
            ]
        for (const answer of answers) {
          if (answer.headers.has('location')) redirects += 1
          objections.push(...objection(answer, step, word))
        }
      }
    }
    return { objections, redirects }
  }

  test('of a guest, by any route', async () => {
    const { objections, redirects } = await walk(accounts.browser(), 1)
    expect(objections).toEqual([])
    expect(redirects).toBeGreaterThan(evil.length * 50)
  }, 240_000)

  test('of somebody signed in, by any route', async () => {
    const { client } = await accounts.member({ license: 'team' })
    const { objections, redirects } = await walk(client, 2)
    expect(objections).toEqual([])
    expect(redirects).toBeGreaterThan(evil.length * 20)
  }, 240_000)

  test('after signing in and after the password', async () => {
    const person = await accounts.member()
    for (const [at, next] of evil.entries()) {
      const headers = { 'x-forwarded-for': `10.3.${at}.1` }
      const client = accounts.browser()
      const query = new URLSearchParams({ next })
      await client.send(`/login?${query}`, { headers })
      const signedIn = await client.submit(`/login?${query}`, { email: person.email, password, next }, { headers })
      const confirmed = await client.submit(`/user/confirm-password?${query}`, { password, next }, { headers })
      const step = (route: string): Step => ({ method: 'POST', route, path: route })
      // What cannot be part of an address at all is not even read.
      expect(signedIn.status).toBe(next.includes('\u0000') ? 400 : 303)
      expect([...objection(signedIn, step('/login'), next), ...objection(confirmed, step('confirm'), next)]).toEqual([])
    }
  })
})

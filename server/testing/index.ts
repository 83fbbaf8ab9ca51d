/** What handler tests need: the application on a test database, and a client that keeps cookies as a browser does. */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import type { Deps } from '../http/app-env.ts'
import type { Assets } from '../page/assets.ts'
import { createAuth } from '../auth/index.ts'
import type { Database } from '../db/client.ts'
import { createFigures } from '../domain/operator/figures.ts'
import { publicationsOf } from '../domain/publishing/publications.ts'
import { readEnv } from '../env.ts'
import { createRateLimiter } from '../http/rate-limit.ts'
import { createTurns } from '../http/turns.ts'
import { fillMail } from '../mail/fill.ts'
import { createPostman } from '../mail/postman.ts'
import type { Parcel } from '../mail/transport.ts'
import { sandbox } from '../payments/sandbox.ts'
import { testButtonKit } from './button-kit.ts'
import { testCatalogue } from './catalogue.ts'
import { writeCliPackage } from './cli-package.ts'
import { testContents } from './goods.ts'
import { testIcons } from './icons.ts'

export const testSecret = 'a-secret-only-for-tests-0123456789-abcdefghij'

export const testWebhookSecret = 'a-webhook-secret-only-for-tests'

/** A build folder with nothing in it but what is packed when it is asked for. */
const emptyBuild = mkdtempSync(join(tmpdir(), 'build-'))
writeCliPackage(emptyBuild)

/** Draws a page as its own JSON, so that tests look at props and not at markup: beside its data, which may be left out. */
const testAssets: Assets = {
  version: 'test',
  tags: () => '',
  sheets: () => '',
  dress: (body) => ({ body, styles: '' }),
  render: async (page) => ({
    head: [],
    body: `<script type="application/json"></script><template>${JSON.stringify(page).replace(/</g, '\\u003c')}</template>`,
  }),
  socialPicture: () => undefined,
  devOrigin: undefined,
}

const quickHash = (text: string) => `quick ${createHash('sha256').update(text).digest('hex')}`

/** Passwords are kept by a hash that costs nothing, since hashing is the library's, and tried in auth.test.ts and in browsers. */
const quickHashes: Pick<Deps['auth'], 'hashPassword' | 'verifyPassword'> = {
  hashPassword: async (text) => quickHash(text),
  verifyPassword: async (hash, text) => hash === quickHash(text),
}

/** A mail as it would have left: its subject is the template's name, and its words are the template's props. */
type SentMail = Parcel & { props: Record<string, string> }

/** The application on a migrated database, whose clock it goes by; what `over` names replaces the usual. */
export function createTestApp(database: Database, over: Partial<Omit<Deps, 'clock'>> = {}) {
  const env = over.env ?? readEnv({ PORT: '3000', LOG_LEVEL: 'silent' })
  const logger = pino({ level: 'silent' })
  const sent: SentMail[] = []
  const postman = createPostman({
    database,
    from: env.mailFrom,
    transport: async (parcel) => void sent.push({ ...parcel, props: JSON.parse(parcel.text) as SentMail['props'] }),
    render: async ({ name, props }) => ({ subject: name, html: '', text: JSON.stringify(props) }),
    fill: (errand) => fillMail({ database, secret: testSecret, siteUrl: env.siteUrl }, errand),
    logger,
    // In the order they were written, so that tests may name it.
    atOnce: 1,
  })
  const deps: Deps = {
    env,
    clock: database.clock,
    secret: testSecret,
    database,
    auth: {
      ...createAuth({ database, secret: testSecret, siteUrl: env.siteUrl, secureCookies: env.secureCookies, logger }),
      ...quickHashes,
    },
    catalogue: testCatalogue([]),
    publications: publicationsOf(() => ({
      changelog: [],
      sections: [],
      docs: [],
      posts: [],
      legal: [],
      assistants: { skill: '', agents: '' },
    })),
    goods: { tools: [], 'starter-kits': [], templates: [] },
    sets: [],
    previews: () => ({}),
    contents: () => testContents,
    overlays: () => [],
    buildDir: emptyBuild,
    icons: testIcons(),
    buttonKit: () => testButtonKit,
    assets: testAssets,
    limiter: createRateLimiter(database),
    // What comes at once is worked on at once: races are what many tests are about.
    turns: createTurns({ atOnce: Infinity, inLine: 0 }),
    postman,
    social: {},
    payments: sandbox(testWebhookSecret, database.clock),
    figures: createFigures(database),
    metrics: null,
    logger,
    ...over,
  }
  const built = join(deps.buildDir, 'client')
  const app = createApp(deps, { buildDir: deps.buildDir, clientDir: existsSync(built) ? built : emptyBuild })
  /** Carries out what waits in the outbox; answers the mails one address got since the last time it was asked for. */
  async function mailsTo(address: string): Promise<SentMail[]> {
    await postman.deliver()
    const own = sent.filter(({ to }) => to === address)
    for (const mail of own) sent.splice(sent.indexOf(mail), 1)
    return own
  }
  return { app, deps, mailsTo, client: () => createClient(app) }
}

type App = ReturnType<typeof createApp>
type Options = { method?: string; body?: unknown; form?: Record<string, string>; headers?: Record<string, string> }

/** The cookie that has the form token, over http and over https. */
const tokenCookies = ['XSRF-TOKEN', '__Host-XSRF-TOKEN']
const inertia = { 'x-inertia': 'true', 'x-inertia-version': 'test', 'x-requested-with': 'XMLHttpRequest' }

/** A browser without a window: keeps cookies, echoes the CSRF cookie, speaks Inertia when asked to. */
export function createClient(app: App) {
  const cookies = new Map<string, string>()

  async function send(path: string, { method = 'GET', body, form, headers = {} }: Options = {}): Promise<Response> {
    const all = new Headers({
      host: 'localhost:3000',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    })
    if (body !== undefined) all.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    const payload = form
      ? new URLSearchParams(form)
      : typeof body === 'string'
        ? body
        : body === undefined
          ? undefined
          : JSON.stringify(body)
    const response = await app.request(path, { method, headers: all, body: payload ?? null })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', ...value] = pair.split('=')
      const expired = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')
      if (expired) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
    return response
  }

  return {
    cookies,
    send,
    /** A page as the client-side router asks for it: the page object itself. */
    async visit(
      path: string,
    ): Promise<{ component: string; props: Record<string, never>; url: string; clearHistory?: boolean }> {
      const response = await send(path, { headers: inertia })
      return await response.json()
    },
    /** A form as our pages send it; gets the CSRF cookie first when there is none. */
    async submit(path: string, body: unknown, { method = 'POST', headers = {} }: Options = {}): Promise<Response> {
      const token = () => tokenCookies.map((name) => cookies.get(name)).find(Boolean)
      if (!token()) await send('/login')
      return send(path, {
        method,
        body,
        headers: { ...inertia, 'x-xsrf-token': token() ?? '', ...headers },
      })
    },
  }
}

let accounts = 0

/** Registers a new account, which signs its client in; answers its address. */
export async function signUp(client: ReturnType<typeof createClient>): Promise<string> {
  const email = `ada-${++accounts}@example.com`
  const response = await client.submit('/register', { name: 'Ada Lovelace', email, password: 'correct horse battery' })
  if (response.status !== 303) throw new Error(`registering answered ${response.status}: ${await response.text()}`)
  return email
}

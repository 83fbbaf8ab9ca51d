/** One act on a fresh page, and what came of it. */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { act, aim, hush, reachFirst } from './act.ts'
import { type ActKind, type Control, findControls } from './controls.ts'
import { isSameState, readState } from './state.ts'

export type Scene = {
  browser: Browser
  address: string
  options: BrowserContextOptions
  /** How many times slower than this machine. */
  slow: number
  /** Holds back what would be sent, and tells it: accounts stay as they are. */
  isGuarded: boolean
}

/** What came of an act: what was sent where, the address, and everything in the page. */
export type Outcome = { trace: string[]; state: string }

const alive = '#app[data-alive], #preview[data-alive]'
/** Milliseconds a busy machine may take to bring a page to life. */
const wait = 90_000
/** Milliseconds after which what did not come to a living page is lost. */
const patience = 8_000
const look = 60
/** Milliseconds for which a page that rests stays as it is: React holds back what it waited for by up to 300. */
const still = 400

/** The controls of a page before its script runs. */
export async function controlsOf(scene: Scene): Promise<Control[]> {
  return withPage(scene, async ({ page }) => {
    await open(page, scene.address)
    return page.evaluate(findControls)
  })
}

export type Step = { path: string; kind: ActKind }

/** What acts come to on a page that is fully alive. */
export async function outcomeWhenAlive(scene: Scene, steps: Step[]): Promise<Outcome> {
  return withPage(scene, async (opened) => {
    const { page, trace } = opened
    await open(page, scene.address)
    await aimAt(page, steps)
    // What lies out of sight is not fetched: here and there the same is in sight when the page comes to life.
    await reachFirst(page)
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await isAlive(page)
    await settled(opened)
    for (const [at, { kind }] of steps.entries()) {
      await act(page, { at, kind, isTouch: isTouch(scene), isAlive: true })
      if (at < steps.length - 1) await settled(opened)
    }
    return { state: await settled(opened), trace }
  })
}

type Early = {
  /** Milliseconds after the first paint; 'withheld' before any of its modules is there, however fast the machine. */
  after: number | 'withheld'
  wanted: Outcome
}

/** What the same acts come to on a page that just appeared; waits until it is as wanted. */
export async function outcomeWhenFirst(scene: Scene, steps: Step[], { after, wanted }: Early): Promise<Outcome> {
  return withPage(scene, async ({ page, trace }) => {
    const release = after === 'withheld' ? await withhold(page) : () => {}
    await open(page, scene.address)
    if (after !== 'withheld') await page.waitForTimeout(after)
    await aimAt(page, steps)
    for (const [at, { kind }] of steps.entries()) {
      if (!(await act(page, { at, kind, isTouch: isTouch(scene), isAlive: false })))
        trace.push(`${kind}: the control is gone`)
    }
    release()
    await Promise.race([isAlive(page), until(page, () => trace.length > 0)])
    const end = Date.now() + patience
    let state = await stateOf(page)
    while (!isSame({ state, trace }, wanted) && Date.now() < end) {
      await page.waitForTimeout(look)
      state = await stateOf(page)
    }
    return { state, trace }
  })
}

/** Keeps the client's modules from coming until the answer is called. */
async function withhold(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', (route) => released.then(() => route.fallback()))
  return release
}

const aimAt = (page: Page, steps: Step[]) =>
  aim(
    page,
    steps.map(({ path }) => path),
  )

const isAlive = (page: Page) =>
  page
    .locator(alive)
    .waitFor({ state: 'attached', timeout: wait })
    .catch(() => {})

async function until(page: Page, isSo: () => boolean) {
  const end = Date.now() + wait
  while (!isSo() && Date.now() < end && !page.isClosed()) await new Promise((done) => setTimeout(done, look))
}

/** Where an act led elsewhere or sent something, that is what it is for; else everything in the page is. */
export function isSame(found: Outcome, wanted: Outcome): boolean {
  if (wanted.trace.length > 0 || found.trace.length > 0) return String(found.trace) === String(wanted.trace)
  return isSameState(wanted.state, found.state)
}

const isTouch = ({ options }: Scene) => options.hasTouch === true

type Open = { page: Page; trace: string[]; underWay: Set<Request> }

async function withPage<Answer>(scene: Scene, use: (open: Open) => Promise<Answer>): Promise<Answer> {
  const context = await scene.browser.newContext({ reducedMotion: 'reduce', acceptDownloads: true, ...scene.options })
  try {
    const page = await context.newPage()
    const trace: string[] = []
    const start = scene.address.replace(/[?#].*/, '')
    page.on('framenavigated', (frame) => {
      const url = frame.url().replace(/#.*/, '')
      const isElsewhere = frame === page.mainFrame() && url.replace(/\?.*/, '') !== start && url !== 'about:blank'
      if (isElsewhere && trace.at(-1) !== url) trace.push(url)
    })
    page.on('download', (download) => trace.push(`download ${download.suggestedFilename()}`))
    if (scene.isGuarded) {
      await context.route('**', async (route) => {
        const request = route.request()
        if (request.method() === 'GET') return route.fallback()
        trace.push(sent(request))
        await route.fulfill({ status: 204 })
      })
    }
    await page.addInitScript(hush)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: scene.slow })
    return await use({ page, trace, underWay: watchRequests(page) })
  } finally {
    await context.close()
  }
}

function watchRequests(page: Page) {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request))
  return underWay
}

/** Method, address and fields of a request, however they are written. */
function sent(request: Request): string {
  const body = request.postData() ?? ''
  const fields = body.startsWith('{') ? (JSON.parse(body) as object) : Object.fromEntries(new URLSearchParams(body))
  const told = Object.entries(fields).filter(([name]) => name !== '_token' && name !== 'timeZone')
  return `${request.method()} ${request.url()} ${JSON.stringify(told.toSorted())}`
}

/** Opens a page until its first paint: before that the browser itself drops what is done. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  )
}

/** The page's state; "elsewhere" while it is being left. */
const stateOf = (page: Page) => page.evaluate(readState).catch(() => 'elsewhere')

/** It says that something is on its way: what has arrived may not be drawn yet, for as long as the machine takes. */
const isBusy = (state: string) => /^<output> aria-busy=true/m.test(state)

/** The page's state once nothing moves: equal looks for a while with no request under way and nothing that is busy. */
async function settled({ page, underWay }: Open): Promise<string> {
  let [state, since] = ['', Date.now()]
  const end = Date.now() + wait
  while (Date.now() - since < still && Date.now() < end) {
    await page.waitForTimeout(look)
    const next = await stateOf(page)
    if (next !== state || underWay.size > 0 || isBusy(next)) since = Date.now()
    state = next
  }
  return state
}

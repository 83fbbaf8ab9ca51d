/** Puts a snippet on a page of its own: its HTML with Alpine, or what React, Vue or Svelte makes of it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { root } from '#scripts/paths.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { bundle } from './bundle.ts'
import { stylesheets, type Tailwind } from './stylesheets.ts'

/** The code of one snippet in the flavours that are to be shown. */
export type Piece = { name: string; code: Partial<Record<Flavour, string>>; tailwind?: Tailwind }

export type Setting = {
  /** Lets transitions run; else everything is where it goes at once. */
  moves?: boolean
  dir?: 'ltr' | 'rtl'
  /** What lies round the snippet, as classes. */
  around?: string
  height?: number
  /** Stops the page's time, which then only goes on when a step says so. */
  stopsTime?: boolean
  /** Prepares the page before anything of it runs. */
  before?: (page: Page) => Promise<unknown>
}
/** The page, and what it complained of in its console. */
export type Shown = { page: Page; complaints: string[] }
export type Stage = (name: string, flavour: Flavour, setting?: Setting) => Promise<Shown>

/** Secure, so that a page may do what it may do at a customer's. Nothing is asked of the network. */
const address = 'https://stage.test'

/** Everything is where it goes at once, no caret blinks, and what a focus trap selects in a field is not marked. */
const still =
  '*,::before,::after{transition-duration:0s!important;transition-delay:0s!important;animation:none!important;caret-color:transparent!important} ::selection{background:transparent!important;color:inherit!important}'

/** The ring of what has the focus is always drawn: whether it is wanted the browser guesses from what came before. Names of classes keep theirs. */
const withRings = (css: string) => css.replaceAll(/(?<!\\):focus-visible/g, ':focus')

const read = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8')
const alpine = ['@alpinejs/focus/dist/cdn.min.js', 'alpinejs/dist/cdn.min.js']

/**
 * One stage serves any number of pieces, which are bundled once. Alpine may be given as other scripts;
 * without `pictures` none is looked for, since cases name some that never were; `policy` is what the page may do.
 */
export async function createStage(
  browser: Browser,
  pieces: readonly Piece[],
  { alpineScripts = alpine.map(read), pictures = true, classes = [] as string[], policy = '' } = {},
): Promise<Stage> {
  const shown = flavours.filter((flavour) => pieces.some(({ code }) => code[flavour] !== undefined))
  const sourcesOf = (flavour: Flavour) =>
    new Map(pieces.flatMap(({ name, code }) => (code[flavour] === undefined ? [] : [[name, code[flavour]] as const])))
  const bundles = new Map(
    await Promise.all(
      shown.map(
        async (flavour) => [flavour, flavour === 'html' ? '' : await bundle(flavour, sourcesOf(flavour))] as const,
      ),
    ),
  )
  const css = new Map<string, string>()
  for (const tailwind of new Set(pieces.map((piece) => piece.tailwind ?? 'v4'))) {
    const own = pieces.filter((piece) => (piece.tailwind ?? 'v4') === tailwind)
    const sheet = await stylesheets[tailwind]([...own.flatMap(({ code }) => Object.values(code)), ...classes])
    for (const { name } of own) css.set(name, sheet)
  }

  return async function open(
    name,
    flavour,
    { moves = false, dir = 'ltr', around = '', height = 700, stopsTime = false, before } = {},
  ) {
    const code = sourcesOf(flavour).get(name)
    if (code === undefined) throw new Error(`“${name}” was not brought along for ${flavour}`)
    const page = await browser.newPage({
      viewport: { width: 1000, height },
      reducedMotion: moves ? 'no-preference' : 'reduce',
    })
    page.setDefaultTimeout(5_000)
    const complaints = listen(page)
    const style = `${moves ? css.get(name) : withRings(css.get(name)!)}\n[x-cloak]{display:none!important} ${moves ? '' : still}`
    const scripts =
      flavour === 'html' ? alpineScripts : [`globalThis.shown = ${JSON.stringify(name)}`, bundles.get(flavour)!]
    const tags = scripts.map((script) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`).join('\n')
    const html = `<!doctype html><html lang="en" dir="${dir}"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
      <div><button id="before">Before</button><div id="root" class="${around}">${flavour === 'html' ? code : ''}</div><button id="after">After</button><p id="elsewhere">Elsewhere</p></div>
      ${tags}</body></html>`
    await page.route(`${address}/**`, (route) => answer(route, html, pictures, policy))
    await page.addInitScript(silence)
    if (stopsTime) await stopTime(page)
    await before?.(page)
    await page.goto(address)
    await page.waitForFunction(isAlive)
    return { page, complaints }
  }
}

/** A recording takes real time, of which no two pages have the same: playing and pausing only say so. */
function silence() {
  const say = (name: string, paused: boolean) =>
    function (this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { value: paused, configurable: true })
      this.dispatchEvent(new Event(name))
      return Promise.resolve()
    }
  Object.assign(HTMLMediaElement.prototype, { play: say('play', false), pause: say('pause', true) })
}

/** What looks at the page needs time all the same: the real clock stays at hand for axe. */
async function stopTime(page: Page) {
  await page.addInitScript(() => Object.assign(globalThis, { realSetTimeout: globalThis.setTimeout.bind(globalThis) }))
  const noon = Date.UTC(2026, 4, 14, 12)
  await page.clock.install({ time: noon })
  await page.clock.pauseAt(noon + 1000)
}

/** Whether something is there, and Alpine has taken up what is its. */
const isAlive = () =>
  Boolean(document.querySelector('#root')?.childElementCount) &&
  [...document.querySelectorAll('#root [x-data]')].every((element) => '_x_dataStack' in element)

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}

/** The page itself, and our pictures at the addresses components name. */
function answer(route: Route, body: string, pictures: boolean, policy: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/')
    return route.fulfill({
      contentType: 'text/html',
      body,
      headers: policy ? { 'Content-Security-Policy': policy } : {},
    })
  if (!pictures) return route.fulfill({ status: 204 })
  const file = join(root, 'content', pathname)
  return pathname.startsWith('/media/') && existsSync(file)
    ? route.fulfill({ path: file })
    : route.fulfill({ status: 404 })
}

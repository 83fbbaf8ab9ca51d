/** A page that shows one document after another. Showing the next costs a fraction of what a new page does. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { root } from '#toolchain/paths.ts'

export type ReusablePage = {
  page: Page
  /** Shows a document; answers what it complains of in its console. */
  show(html: string): Promise<string[]>
}

export type Rules = {
  height?: number
  /** Lets transitions run. */
  moves?: boolean
  /** Whether pictures are looked for. */
  pictures?: boolean
  /** The Content-Security-Policy. */
  policy?: string
}

/** Secure, so that a page may do what it may do at a customer's. Nothing is asked of the network. */
const address = 'https://stage.test'

export async function createReusablePage(
  browser: Browser,
  { height = 700, moves = false, pictures = true, policy = '' }: Rules = {},
): Promise<ReusablePage> {
  const page = await browser.newPage({
    viewport: { width: 1000, height },
    reducedMotion: moves ? 'no-preference' : 'reduce',
  })
  // Long enough for a machine that does much besides: what is not there is mostly known before it is waited for.
  page.setDefaultTimeout(30_000)
  let body = ''
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await page.route(`${address}/**`, (route) => answer(route, body, pictures, policy))
  await page.addInitScript(silence)
  const slowDown = moves ? await slowMotion(page) : undefined
  let isFirst = true
  return {
    page,
    async show(html) {
      if (!isFirst) await forget(page)
      isFirst = false
      body = html
      complaints = []
      await page.goto(address)
      await slowDown?.()
      return complaints
    },
  }
}

/** The pointer goes where nothing is, and what the last document kept is taken away. */
async function forget(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/**
 * Movements go on at a tenth of their pace: a machine that does much besides may draw no frame within 150 ms, and one that
 * begins and ends between two frames is never seen. What they say of their own duration stays as it is written.
 * @returns what is to be called on each document
 */
async function slowMotion(page: Page): Promise<() => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  return () => devTools.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
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

/** Finds the browser for the tests; installs Debian's where there is none and this user may. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type Browser, type CDPSession } from 'playwright-core'

/** The headless shell first: the same engine without the windows, which nobody sees here, and a quarter less work. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The browser's path, or undefined. CHROMIUM_PATH wins. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return chosen ? (existsSync(chosen) ? chosen : undefined) : usualPlaces.find((path) => existsSync(path))
}

/** The browser's path; throws one sentence that says what to install. */
export function ensureChromium(): string {
  const found = findChromium() ?? (installFromDebian() ? findChromium() : undefined)
  if (found) return found
  const chosen = process.env.CHROMIUM_PATH
  throw new Error(
    chosen
      ? `CHROMIUM_PATH is ${chosen}, but there is no file there.`
      : 'The browser tests need Chromium: install it (on Debian "apt-get install chromium-headless-shell") or set CHROMIUM_PATH to its program.',
  )
}

function installFromDebian(): boolean {
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium from Debian …')
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
  return apt('update') && (install('chromium-headless-shell') || install('chromium'))
}

/** A headless browser that talks to nobody but us; SLOW=5 makes its pages five times slower, which shows races. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = ensureChromium()
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // What Chromium with windows does on Debian; the shell alone would draw letters wider, and lines break elsewhere.
      '--font-render-hinting=slight',
      // Keys scroll at once: how far they have come when somebody looks is chance.
      '--disable-smooth-scrolling',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Chromium draws the suggestions of its address bar in a process of its own, for every page anew, and keeps
      // another ready for whatever is opened next.
      `--disable-features=${['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'].join()}`,
    ],
  })
  const rate = Number(process.env.SLOW ?? 1)
  const isShell = executablePath.includes('headless-shell')
  if (rate > 1 || isShell) {
    prepareEveryPage(browser, async (session) => {
      if (isShell) await moveFromPointer(session)
      if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate })
    })
  }
  return browser
}

/**
 * The shell's pointer rests in the corner of its screen, and a page there hears it move before anybody did anything.
 * A window stands elsewhere on a screen.
 */
async function moveFromPointer(session: CDPSession) {
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
}

/** Does something to each page from the moment it is opened. */
function prepareEveryPage(browser: Browser, prepare: (session: CDPSession) => Promise<void>) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    const newPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await newPage()
      await prepare(await context.newCDPSession(page))
      return page
    }
    return context
  }
}

/** Gecko: Debian's Firefox, headless, by WebDriver BiDi. */
import { launch, type Browser, type KeyInput } from 'puppeteer-core'
import { EngineGone, inTime, type Engine, type Key } from './engine.ts'

/** Nothing moves, nobody is called, and a window that is not in front has its focus all the same. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'focusmanager.testmode': true,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
}

/** Keys that are not called as we call them. */
const named: Partial<Record<Key, KeyInput>> = { 'Shift+Tab': 'Tab', Space: ' ' }

/** @param program of Firefox */
export async function launchGecko(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    timeout: 60_000,
    extraPrefsFirefox: preferences,
  })
  const page = await inTime('open a page', browser.newPage())
  const ask = <T>(what: string, answer: Promise<T>) => inTime(what, answer).catch((error) => translate(browser, error))

  return {
    open: (url) => ask(url, page.goto(url, { waitUntil: 'load' }).then(nothing)),
    setViewport: (width, height) => ask('viewport', page.setViewport({ width, height })),
    evaluate: (expression) => ask(expression.slice(0, 80), page.evaluate(expression) as Promise<never>),
    async press(key) {
      if (key === 'Shift+Tab') await ask(key, page.keyboard.down('Shift'))
      await ask(key, page.keyboard.press(named[key] ?? (key as KeyInput)))
      if (key === 'Shift+Tab') await ask(key, page.keyboard.up('Shift'))
    },
    type: (text) => ask('type', page.keyboard.type(text)),
    move: (x, y) => ask('move', page.mouse.move(x, y)),
    click: (x, y) => ask('click', page.mouse.click(x, y)),
    close: () => end(browser),
  }
}

const nothing = () => undefined

/** What went wrong on the page is told as it is; what went wrong with the browser is another matter. */
function translate(browser: Browser, error: Error): never {
  const isClosed = /^(?:TargetCloseError|ConnectionClosedError)$/.test(error.name) || !browser.connected
  const isGone = error instanceof EngineGone || isClosed || browser.process()?.exitCode !== null
  throw isGone ? new EngineGone(error.message, { cause: error }) : error
}

/** Asks it to leave; one that does not is ended. */
async function end(browser: Browser) {
  const process = browser.process()
  await inTime('close', browser.close()).catch(nothing)
  if (process?.exitCode === null) process.kill('SIGKILL')
}

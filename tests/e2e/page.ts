import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A page in a context of its own that remembers every complaint of the browser. */
export async function openPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  // How long a test may take is said by the test; a machine at its limit has loaded a page in half a minute.
  context.setDefaultNavigationTimeout(120_000)
  const page = await context.newPage()
  return { context, page, complaints: watch(page) }
}

/** Console errors and warnings, uncaught errors and refused requests, as they come; an empty list is a quiet page. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Opens a page and waits until it hears clicks and keys: before React has taken the server's markup over, they are lost. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await alive(page)
}

/** Waits until the page hears clicks and keys. */
export async function alive(page: Page) {
  // Public pages start their client at the first sign of somebody; a pointer that moves is one.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.locator('#app[data-alive]').waitFor({ state: 'attached' })
}

/** Opens the app's search by its shortcut, once the page shows that it listens to it. */
export async function openSearch(page: Page) {
  await page.getByText('Ctrl K', { exact: true }).waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
}

let accounts = 0

const password = 'correct horse battery'
const newEmail = () => `grace-${++accounts}-${Date.now()}@example.com`

/** Registers a new account through the form, as a person would, and waits for the app. */
export async function registerByForm(page: Page, url: string, { name = 'Grace Hopper' } = {}) {
  const email = newEmail()
  await visit(page, `${url}/register`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${url}/app`)
  return email
}

/** Signs the page's browser in with a new account, for tests of what comes after that, and opens the app. */
export async function register(page: Page, url: string, { name = 'Grace Hopper' } = {}) {
  const email = newEmail()
  const context = page.context()
  await context.request.get(`${url}/register`)
  const token = (await context.cookies(url)).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await context.request.post(`${url}/register`, {
    headers: { 'x-xsrf-token': token, accept: 'application/json' },
    data: { name, email, password },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`Registering answered ${answer.status()}: ${await answer.text()}`)
  await visit(page, `${url}/app`)
  return email
}

/** As in a browser that was never signed in. Away from the page first, whose previews nobody may ask for from then on. */
export async function forgetVisitor(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
export const allowClipboard = (context: BrowserContext, origin: string) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })

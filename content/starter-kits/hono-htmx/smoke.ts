/** What everybody does first, and then: components go on working in pages that htmx or Turbo put in place. */
import type { Smoke, SmokeTools } from '#toolchain/smoke.ts'
import drive from '../source/drive.ts'

export { enter, plain } from '../source/drive.ts'

type Watched = typeof globalThis & { isFirst?: boolean; listening: Set<unknown> }

const smoke: Smoke = async (tools) => {
  await drive(tools)
  await tools.page.addInitScript(watchListeners)
  for (const navigation of ['htmx', 'turbo']) {
    await navigateBy(tools, navigation)
    await swap(tools, navigation)
  }
}

export default smoke

/** The switch of the README, thrown in every page that is answered. */
async function navigateBy({ page }: SmokeTools, navigation: string) {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/*', async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    const body = (await response.text()).replace('data-navigation="htmx"', `data-navigation="${navigation}"`)
    return route.fulfill({ response, body })
  })
}

async function swap({ page, visit }: SmokeTools, navigation: string) {
  const { keyboard } = page
  const arrive = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const follow = async (name: string) => {
    await page.getByRole('navigation').getByRole('link', { name }).focus()
    await keyboard.press('Enter')
    await arrive(name)
  }

  await visit('/')
  await page.evaluate(() => void ((globalThis as Watched).isFirst = true))
  for (const place of ['Billing', 'Dashboard', 'Billing']) {
    await follow(place)
    const account = page.getByRole('button', { name: 'Account of' })
    await account.focus()
    await keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Settings' }).and(page.locator(':focus')).waitFor()
    await keyboard.press('Escape')
    await account.and(page.locator(':focus')).waitFor()
    for (const theme of ['Dark', 'Light']) {
      await page.getByRole('radio', { name: theme }).check()
      await page.locator(theme === 'Dark' ? 'html.dark' : 'html:not(.dark)').waitFor({ state: 'attached' })
    }
    await nothingTwice(page, navigation)
  }

  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'Open main menu' }).press('Enter')
  // What opens takes the focus, and would take it from the link.
  await page.getByRole('button', { name: 'Close main menu' }).and(page.locator(':focus')).waitFor()
  await follow('Dashboard')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await nothingTwice(page, navigation)
  await page.setViewportSize({ width: 1280, height: 800 })

  await follow('Settings')
  await page.getByLabel('Name', { exact: true }).fill(' ')
  await keyboard.press('Enter')
  await page.getByText('Enter your name.').waitFor()
  await page.locator('[name=name][aria-invalid=true]:focus').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Ines Okoro')
  await keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor()
  await page.getByRole('button', { name: 'Account of Ines Okoro', exact: true }).waitFor()
  await nothingTwice(page, navigation)
}

async function nothingTwice(page: SmokeTools['page'], navigation: string) {
  const left = await page.evaluate(() => {
    const { isFirst, listening } = globalThis as Watched
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return {
      'a page that was loaded anew': isFirst ? 0 : 1,
      'an id that stands twice': ids.length - new Set(ids).size,
      'a theme switch that is gone and still listens':
        listening.size - document.querySelectorAll('[x-data=themeSwitch]').length,
      'a page that cannot be scrolled or used':
        (document.documentElement.style.overflow === 'hidden' ? 1 : 0) + document.querySelectorAll('[inert]').length,
    }
  })
  const found = Object.entries(left).filter(([, count]) => count !== 0)
  if (found.length > 0) throw new Error(`${navigation} leaves ${found.map(([what]) => what).join(', ')}.`)
}

/** Runs in the page: who listens for another theme. */
function watchListeners() {
  const watched = globalThis as Watched
  watched.listening = new Set()
  const add = window.addEventListener.bind(window) as (...words: unknown[]) => void
  window.addEventListener = (type: string, listener: unknown, options?: { signal?: AbortSignal }) => {
    if (type === 'theme-changed') {
      watched.listening.add(listener)
      options?.signal?.addEventListener('abort', () => watched.listening.delete(listener))
    }
    add(type, listener, options)
  }
}

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { ListedComponent } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { stopwatch } from './timing.ts'
import { inTurn } from './timing.ts'

export type Stage = {
  page: Page
  session: CDPSession
  context: BrowserContext
  url: string
  components: ListedComponent[]
}

type Server = { url: string; grant(email: string): void }

/** A browser window signed in with every right, with the stopwatch in it, and every single part as its page lists it. */
export async function createStage(browser: Browser, { url, grant }: Server): Promise<Stage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(stopwatch)
  await page.goto(url + urls.register())
  await page.waitForTimeout(500)
  await page.getByLabel('Name').fill('Grace Hopper')
  const email = `bench-${Date.now()}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(url + urls.app())
  grant(email)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  return { page, session, context, url, components: await listComponents(page) }
}

async function listComponents(page: Page): Promise<ListedComponent[]> {
  const addresses = await page.evaluate(async (searchUrl) => {
    const { runs } = (await (await fetch(searchUrl)).json()) as { runs: { path: string; count: number }[] }
    const pages = runs.flatMap(({ path, count }) => (count > 0 ? [path] : []))
    return pages.filter((path) => path.startsWith('application-ui/components/'))
  }, urls.searchDocuments())
  const answers = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const text = await (await fetch(address)).text()
          const data = new DOMParser().parseFromString(text, 'text/html').querySelector('script[data-page]')
          return JSON.parse(data?.textContent ?? 'null') as { props: { subcategory: { components: unknown[] } } }
        }),
      ),
    addresses.map((path) => urls.appSubcategory(path)),
  )
  return answers.flatMap(({ props }) => props.subcategory.components) as ListedComponent[]
}

/** So many components, those there are over and over, each with an anchor of its own. */
export const repeated = (components: ListedComponent[], count: number): ListedComponent[] =>
  Array.from({ length: count }, (_, index) => {
    const component = inTurn(components, index)
    return { ...component, slug: `${component.slug}-${index}`, locked: false }
  })

/** Lets one page of the library hold these components when it is visited next from within the app. */
export async function stock(page: Page, path: string, components: ListedComponent[]) {
  await page.unroute('**/app/components/**').catch(() => {})
  await page.route(`**${urls.appSubcategory(path)}`, async (route) => {
    const response = await route.fetch()
    if (!response.headers()['x-inertia']) return route.fulfill({ response })
    const body = (await response.json()) as { props: { subcategory: { components: ListedComponent[] } } }
    body.props.subcategory.components = components
    return route.fulfill({ response, json: body })
  })
}

/** Starts the client of a page that waits for somebody. */
export const turnTo = (page: Page) => page.mouse.move(200, 200)

/** Opens a page that is written by hand and does no more than it must. */
export async function openBaseline(page: Page, url: string, html: string) {
  await page.route('**/baseline.html', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(`${url}/baseline.html`)
}

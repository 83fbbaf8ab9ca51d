/** What a licence opens in the app, page by page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { openPage, register, visit } from './page.ts'
import { admin, startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** What each licence opens, page by page; each row is reached from the one above it. */
const rights = [
  { licence: 'none', title: 'Free account', templatesLocked: false, code: false, team: false, designService: false },
  {
    licence: 'developer',
    title: 'Developer licence',
    templatesLocked: true,
    code: true,
    team: false,
    designService: false,
  },
  {
    licence: 'unlimited',
    title: 'Unlimited licence',
    templatesLocked: false,
    code: true,
    team: false,
    designService: false,
  },
  { licence: 'team', title: 'Team licence', templatesLocked: false, code: true, team: true, designService: false },
  { licence: 'team', title: 'Team licence', templatesLocked: false, code: true, team: true, designService: true },
]

test('each licence shows what it opens, and nothing more, on every page', async () => {
  const { context, page, complaints } = await openPage(browser, { reducedMotion: 'reduce' })
  const email = await register(page, product.url)
  const shown = (links: string) =>
    page.getByRole('navigation', { name: links, exact: true }).getByRole('link').allTextContents()
  /** What a page of the library keeps from this account. One of its components may be open to everyone today. */
  const lockedTitles = () =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('tab', { name: 'Code locked' }) })
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .allTextContents()
  let locked: string | undefined
  let held = 'none'
  for (const { licence, title, templatesLocked, code, team, designService } of rights) {
    if (licence !== held) await admin(product, 'licence', 'grant', email, (held = licence))
    if (designService) await admin(product, 'design-service', 'on', email)

    await visit(page, `${product.url}/app`)
    const dashboard = (await shown('Dashboard')).join()
    expect(dashboard.includes('Design Service'), `${licence}: dashboard`).toBe(designService)
    expect(dashboard.includes('not part of the developer licence'), `${licence}: templates`).toBe(templatesLocked)

    await visit(page, `${product.url}/app/extras/templates`)
    expect((await shown('Extras')).join().includes('Design Service'), `${licence}: extras`).toBe(designService)

    await visit(page, `${product.url}/user/active-license`)
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    expect((await shown('User')).includes('Team'), `${licence}: user`).toBe(team)

    await visit(page, `${product.url}/app/components/application-ui/layouts/stacked`)
    locked ??= (await lockedTitles())[0]
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: locked!, exact: true }) })
    await card.getByRole('tab', { name: code ? 'Code' : 'Code locked', exact: true }).click()
    const offer = card.getByRole('heading', { name: 'You need a licence for this code' })
    await (code ? card.getByRole('button', { name: /^Copy: / }) : offer).first().waitFor()
    expect((await offer.count()) === 0, `${licence}: code`).toBe(code)

    const answers = async (path: string) =>
      (await page.request.get(product.url + path, { maxRedirects: 0 })).status() === 200
    expect(await answers('/user/team'), `${licence}: /user/team`).toBe(team)
    expect(await answers('/app/extras/design-service'), `${licence}: design service`).toBe(designService)
  }
  expect(complaints).toEqual([])
  await context.close()
})

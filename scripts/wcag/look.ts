/** A component's preview, at rest and opened, as it is measured. */
import type { Browser, Page } from 'playwright-core'
import type { ComponentMeta } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { lineOf, wcagFindings } from './measures/index.ts'
import { targetFindings } from './measures/targets.ts'
import { drawn } from './measures/zoom.ts'

/** Looks at what was to open, a few frames apart. */
const most = 300
/** The same where it may be that nothing opens. */
const fewer = 60

type Looked = { views: number; found: string[] }

export async function look(browser: Browser, site: string, { path, opens }: ComponentMeta): Promise<Looked> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const address = site + urls.preview(path, { theme: 'light' })
    await begin(page, address)
    const found = (await wcagFindings(page)).map(lineOf)
    if (opens) {
      await begin(page, address)
      if (!(await open(page, opens, most))) throw new Error(`“${opens}” opens nothing that can be seen.`)
      const opened = await wcagFindings(page, { walks: false })
      found.push(
        ...opened.map((each) => `${lineOf(each)} (opened)`).filter((line) => !found.includes(line.slice(0, -9))),
        ...(await openedTargets(page, { address, opens })).filter((line) => !found.includes(line.slice(0, -9))),
      )
    }
    return { views: opens ? 2 : 1, found: found.toSorted() }
  } finally {
    await context.close()
  }
}

/** What opens is pressed as well. What a phone has no control for is not opened there. */
async function openedTargets(page: Page, { address, opens }: { address: string; opens: string }): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, address)
  const hasOpened = await open(page, opens, fewer)
  return hasOpened ? (await targetFindings(page)).map((each) => `${lineOf(each)} (opened)`) : []
}

async function begin(page: Page, address: string) {
  await page.goto(address)
  await page.locator('#preview[data-alive]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
}

/** As the page round a preview asks for it; answers when something else is in sight than before, and rests. */
async function open(page: Page, name: string, most: number): Promise<boolean> {
  const atRest = await page.evaluate(inSight)
  await page.evaluate((wanted) => postMessage({ type: 'millwork:open', name: wanted }, location.origin), name)
  for (let tries = 0; (await page.evaluate(inSight)) === atRest; tries++) {
    if (tries === most) return false
    await drawn(page)
  }
  await drawn(page)
  return true
}

const inSight = () =>
  [...document.body.querySelectorAll('*')].filter((each) => {
    const { width, height } = each.getBoundingClientRect()
    return width > 4 && height > 4 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }).length

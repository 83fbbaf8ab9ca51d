/** What the pages of a project weigh as a browser loads them, so that the heaviest one can be measured. */
import type { Browser } from 'playwright-core'
import type { About } from './schema.ts'

export type Weighed = { path: string; bytes: number }

/** Every page a guest gets, with the bytes of all that it loads. */
export async function weighed(browser: Browser, url: string, pages: About['pages']): Promise<Weighed[]> {
  const found: Weighed[] = []
  for (const { path } of pages.filter(({ status, member }) => !status && !member)) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
    await context.close()
    found.push({ path, bytes })
  }
  return found
}

/** The path of the heaviest; of two alike, the first. */
export const heaviestOf = (pages: Weighed[]): string =>
  pages.reduce((most, page) => (page.bytes > most.bytes ? page : most), { path: '/', bytes: 0 }).path

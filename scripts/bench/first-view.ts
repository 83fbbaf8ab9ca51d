/** What a page fetches before anybody does anything with it. */
import type { Browser } from 'playwright-core'

export type Fetched = { path: string; kibibytes: number }

/** The phone that Lighthouse measures with. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Every response until no more come, with its headers, in a browser that has seen nothing yet. */
export async function firstView(browser: Browser, url: string): Promise<Fetched[]> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const fetched: Promise<Fetched>[] = []
    page.on('requestfinished', (request) =>
      fetched.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
          path: new URL(request.url()).pathname,
          kibibytes: (responseBodySize + responseHeadersSize) / 1024,
        })),
      ),
    )
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    return (await Promise.all(fetched)).filter(({ kibibytes }) => kibibytes > 0)
  } finally {
    await context.close()
  }
}

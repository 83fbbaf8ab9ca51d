/** What a page fetches before anybody does anything with it. */
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
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

/** Asks for a page until it comes as small as it gets, as it does once it was asked for twice. */
export async function askOften(url: string): Promise<void> {
  const ask = () => fetch(url, { headers: { 'accept-encoding': 'br' } })
  const body = await (await ask()).bytes()
  const smallest = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
  const size = async () => {
    const answer = await ask()
    await answer.body?.cancel()
    return Number(answer.headers.get('content-length'))
  }
  for (let times = 0; (await size()) > smallest; times += 1) {
    if (times === 1000) throw new Error(`${url} is never sent in ${smallest} bytes.`)
    await pause(25)
  }
}

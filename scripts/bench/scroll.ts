/** A page of twenty previews from top to bottom: frames a second, what moved, and the memory of its process. */
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { splitComponentPath, urls } from '#shared/urls.ts'
import { openBaseline, repeated, type Stage, stock } from './stage.ts'
import { inTurn } from './timing.ts'

export type ScrollResult = {
  perSecond: number
  slowest: number
  shift: number
  memory: number
  heap: number
  living: number
}

const scroll = `new Promise((resolve) => {
  let shift = 0
  const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => (shift += entry.value)))
  observer.observe({ type: 'layout-shift', buffered: true })
  const times = []
  let last = -1
  const step = (now) => {
    times.push(now)
    scrollBy({ top: 24, behavior: 'instant' })
    if (scrollY !== last) {
      last = scrollY
      return requestAnimationFrame(step)
    }
    const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, z) => a - z)
    setTimeout(() => resolve({
      perSecond: ((times.length - 1) * 1000) / (times.at(-1) - times[0]),
      slowest: gaps[Math.floor(gaps.length * 0.99)],
      shift,
      living: document.querySelectorAll('iframe').length,
    }), 1000)
  }
  requestAnimationFrame(step)
})`

export async function ourScroll(stage: Stage, browser: Browser): Promise<ScrollResult> {
  const { page, url, components } = stage
  const { subcategoryPath } = splitComponentPath(inTurn(components, 0).path)
  await page.unrouteAll()
  await stock(page, subcategoryPath, repeated(components, 20))
  await page.goto(url + urls.app())
  await page.waitForTimeout(300)
  await page
    .locator(`main a[href="${urls.appSubcategory(subcategoryPath)}"]`)
    .first()
    .click()
  await page.getByRole('article').nth(19).waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  return finish(stage, browser)
}

export async function baselineScroll(stage: Stage, browser: Browser): Promise<ScrollResult> {
  const frames = repeated(stage.components, 20).map(
    ({ path }) =>
      `<p>A title</p><iframe width="900" height="900" loading="lazy" src="${urls.appPreview(path)}"></iframe>`,
  )
  await openBaseline(stage.page, stage.url, `<!doctype html><title>Baseline</title>${frames.join('')}`)
  await stage.page.waitForTimeout(1500)
  return finish(stage, browser)
}

/** What this machine can do just now: an empty page as long. */
export async function emptyScroll(stage: Stage, browser: Browser): Promise<ScrollResult> {
  await openBaseline(
    stage.page,
    stage.url,
    '<!doctype html><title>Empty</title><div style="height:18000px">A title</div>',
  )
  return finish(stage, browser)
}

async function finish({ page, session }: Stage, browser: Browser): Promise<ScrollResult> {
  const seen = (await page.evaluate(scroll)) as Omit<ScrollResult, 'memory' | 'heap'>
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024 / 1024
  return { ...seen, heap, memory: await largestRenderer(browser) }
}

/** Megabytes that the page's process has for itself; what it shares with other processes is not its own. */
async function largestRenderer(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateMemory(id))
  return Math.max(...sizes)
}

function privateMemory(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB/gm)
  return [...lines].reduce((sum, [, size]) => sum + Number(size), 0) / 1024
}

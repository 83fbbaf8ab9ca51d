/** npm run bench -- site: what the public pages fetch before they are used, and how Lighthouse finds them, beside a bare page. */
import { loadavg } from 'node:os'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { serveBarePage } from './bare-page.ts'
import { askOften, type Fetched, firstView } from './first-view.ts'
import { lighthouse, type LighthouseResult } from './lighthouse.ts'
import { present } from '#toolchain/present.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const only = process.argv[3] ?? ''
const pages = [
  urls.home(),
  urls.pricing(),
  urls.components(),
  urls.subcategory('application-ui/components/tables'),
  urls.subcategory('application-ui/components/alerts'),
  urls.blog(),
  urls.iconTool('lucide-icons'),
  urls.iconTool('heroicons-v2'),
  urls.tool('tailwind-color-palette'),
  urls.tool('tailwind-button-builder'),
].filter((path) => path.includes(only))

await build()
const server = await startServer()
const bare = await serveBarePage()
const browser = await launchChromium()
try {
  if (!process.env.LIGHTHOUSE)
    console.log('LIGHTHOUSE names no folder of Lighthouse: only what is fetched is measured.')
  console.log(
    'page'.padEnd(48),
    'KiB'.padStart(6),
    'files'.padStart(6),
    'scripts'.padStart(8),
    `  performance, accessibility, best practices, SEO; medians of ${rounds}`,
  )
  await measure('a bare page', bare.url)
  for (const path of pages) {
    await askOften(server.url + path)
    await measure(path, server.url + path)
  }
} finally {
  await browser.close()
  bare.stop()
  server.stop()
}

async function measure(what: string, url: string) {
  const files = await firstView(browser, url)
  const marks = await lighthouse(url, rounds)
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  console.log(
    what.padEnd(48),
    total(files).toFixed(1).padStart(6),
    String(files.length).padStart(6),
    String(scripts.length).padStart(8),
    ` ${marks ? inWords(marks) : ''}`,
  )
  if (process.env.BENCH_FILES)
    for (const { path, kibibytes } of files.toSorted((a, z) => z.kibibytes - a.kibibytes))
      console.log(`  ${kibibytes.toFixed(1).padStart(6)} ${path}`)
}

function total(files: Fetched[]): number {
  return files.reduce((sum, { kibibytes }) => sum + kibibytes, 0)
}

function inWords({ scores, timings, failed }: LighthouseResult): string {
  return [
    scores.join(' '),
    `FCP ${timings.fcp.toFixed(0)} ms, LCP ${timings.lcp.toFixed(0)} ms, TBT ${timings.tbt.toFixed(0)} ms, moved ${timings.shift.toFixed(3)}`,
    `load ${present(loadavg()[0], 'a load of the machine').toFixed(1)}`,
    ...failed,
  ].join(', ')
}

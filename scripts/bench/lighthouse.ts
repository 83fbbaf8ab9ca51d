/** Lighthouse with its mobile preset. It is no package of ours: LIGHTHOUSE names the folder it is installed in. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '#toolchain/chromium.ts'
import { median } from './timing.ts'
import { present } from '#toolchain/present.ts'

const run = promisify(execFile)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string }>
}

export type LighthouseResult = {
  /** Out of 100, in the order of the categories. */
  scores: number[]
  /** Milliseconds, and the layout's shift without a unit. */
  timings: Record<keyof typeof timings, number>
  /** Audits of other categories than performance that found something, in any round. */
  failed: string[]
}

/** The middle of each figure of so many rounds; null where no Lighthouse is given. */
export async function lighthouse(url: string, rounds: number): Promise<LighthouseResult | null> {
  const folder = process.env.LIGHTHOUSE
  if (!folder) return null
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) reports.push(await report(folder, url))
  const middle = (of: (each: Report) => number) => median(reports.map(of))
  const timed = Object.entries(timings).map(([name, audit]) => [
    name,
    middle(({ audits }) => audits[audit]?.numericValue ?? 0),
  ])
  return {
    scores: categories.map((name) =>
      middle((each) => Math.round(present(each.categories[name], `a score for ${name}`).score * 100)),
    ),
    timings: Object.fromEntries(timed) as LighthouseResult['timings'],
    failed: [...new Set(reports.flatMap(failures))],
  }
}

async function report(folder: string, url: string): Promise<Report> {
  const words = [
    join(folder, 'cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const env = { ...process.env, CHROME_PATH: ensureChromium() }
  const { stdout } = await run(process.execPath, words, { env, maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Report
}

const failures = ({ audits }: Report) =>
  Object.entries(audits).flatMap(([name, { score, scoreDisplayMode }]) =>
    scoreDisplayMode === 'binary' && score === 0 ? [name] : [],
  )

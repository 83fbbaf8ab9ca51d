/** What Lighthouse says of a page: medians of several runs, as it measures phones. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '#toolchain/chromium.ts'
import { buildDir } from '#toolchain/paths.ts'
import type { KitRecord } from '../kit-record.ts'
import { cleanEnvironment } from './environment.ts'
import { fromNpm } from './from-npm.ts'
import { pathForNode } from './node.ts'

const version = '13.5.0'
const runs = 5
const kinds = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
}
type Shares = Record<keyof typeof kinds, number>

const call = promisify(execFile)

/** Measures a page; null, and a word about it, where Lighthouse cannot be had or run here. */
export async function lighthouseOf(url: string, path: string): Promise<KitRecord['lighthouse']> {
  try {
    const node = await pathForNode('>=22.19')
    const env = { ...cleanEnvironment(), PATH: node.path, CHROME_PATH: ensureChromium() }
    const folder = await fromNpm('lighthouse', version, join(buildDir, `lighthouse-${version}`), env)
    const measured: Shares[] = []
    for (let run = 0; run < runs; run++) measured.push(await measure(join(folder, 'cli/index.js'), url + path, env))
    const medians = Object.keys(kinds).map((kind) => [kind, median(measured.map((one) => one[kind as keyof Shares]))])
    return { path, runs, ...(Object.fromEntries(medians) as Shares) }
  } catch (error) {
    console.log(`Lighthouse did not measure ${path}: ${(error as Error).message.slice(0, 500)}`)
    return null
  }
}

async function measure(program: string, address: string, env: NodeJS.ProcessEnv): Promise<Shares> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'].join(' ')
  const words = [address, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const only = `--only-categories=${Object.values(kinds).join(',')}`
  const { stdout } = await call('node', [program, ...words, only], {
    env,
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
  })
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number | null }> }
  const shareOf = ([name, id]: [string, string]) => [name, Math.round((categories[id]?.score ?? 0) * 100)]
  return Object.fromEntries(Object.entries(kinds).map(shareOf)) as Shares
}

/** The middle one. */
export const median = (figures: number[]): number => figures.toSorted((a, z) => a - z)[figures.length >> 1] ?? 0

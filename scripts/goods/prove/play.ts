/** Plays what an item's smoke.ts does: its main job, and signing somebody up. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import type { Smoke, SmokeModule } from '#toolchain/smoke.ts'
import type { ItemEdition } from '../items.ts'
import { lookInBothThemes } from './look.ts'
import { atDesk, type Session } from './visit.ts'

/** The item's smoke.ts, where it has one. */
export async function smokeOf({ item }: ItemEdition): Promise<SmokeModule | null> {
  const file = join(item.folder, 'smoke.ts')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SmokeModule) : null
}

type Play = { browser: Browser; url: string; edition: string; home?: string | undefined; scripts?: boolean }

/** Does a job of the item in a browser of its own. Answers what went wrong, and the session it ended with. */
export async function play(
  smoke: Smoke,
  { browser, url, edition, home = '/', scripts = true }: Play,
): Promise<{ problems: string[]; session: Session }> {
  const context = await browser.newContext({ ...atDesk, javaScriptEnabled: scripts })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const problems: string[] = []
  if (scripts) page.on('pageerror', ({ message }) => problems.push(`smoke.ts: ${message}`))
  try {
    await smoke({
      page,
      edition,
      home,
      visit: async (path) => void (await page.goto(url + path, { waitUntil: 'networkidle' })),
      look: async (name) => void problems.push(...(await lookInBothThemes(page)).map((text) => `${name} ${text}`)),
    })
  } catch (error) {
    problems.push(`smoke.ts${scripts ? '' : ', without scripts'}: ${(error as Error).message}${await shown(page)}`)
  }
  const session = await context.storageState()
  await context.close()
  return { problems, session }
}

/** Where somebody stood when it went wrong. */
async function shown(page: Page): Promise<string> {
  const heading = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 1000 })
    .catch(() => null)
  return `\nAt ${new URL(page.url()).pathname}, “${heading?.trim() ?? 'no heading'}”.`
}

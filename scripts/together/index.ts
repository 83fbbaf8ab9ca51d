/**
 * npm run together: runs all flavours of every component side by side, acts in one of them on its buttons, tabs,
 * switches and fields, and says which components agreed after every step, and what differed where they did not. With
 * part of a path, only those. DRIVE says in which flavour it acts (React).
 */
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core'
import { urls } from '#shared/urls.ts'
import { builtComponents } from '#toolchain/built-components.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { signIn } from '../first-acts/account.ts'
import { startServer } from '../start/server.ts'

const { DRIVE = 'React', LANES = '2' } = process.env
const wish = process.argv[2] ?? ''
/** How many elements of a component are acted on. */
const most = 5
const acted = 'button, [role=tab], [role=switch], input:not([type=hidden]), select, textarea'

type Walk = { path: string; steps: number; differences: string[] }

const paths = builtComponents()
  .map(({ path }) => path)
  .filter((path) => path.includes(wish))

const server = await startServer()
const browser = await launchChromium()
const account = await signIn(browser, server)
const walks: Walk[] = []
const jobs = [...paths]
await Promise.all(Array.from({ length: Number(LANES) }, lane))
await browser.close()
server.stop()

const different = walks.filter(({ differences }) => differences.length > 0)
const steps = walks.reduce((sum, walk) => sum + walk.steps, 0)
console.log(`\n${walks.length - different.length} of ${walks.length} components agreed after each of ${steps} steps`)
process.exitCode = different.length > 0 ? 1 : 0

async function lane() {
  for (let path = jobs.shift(); path !== undefined; path = jobs.shift()) {
    const found = await walk(browser, path).catch((error: Error): Walk => ({
      path: path ?? '',
      steps: 0,
      differences: [error.message.split('\n')[0] ?? ''],
    }))
    walks.push(found)
    const said = found.differences.length > 0 ? found.differences.join('\n  ') : `agreed, ${found.steps} steps`
    console.log(`${found.path}\n  ${said}`)
  }
}

async function walk(within: Browser, path: string): Promise<Walk> {
  const context = await within.newContext({ storageState: account, viewport: { width: 1400, height: 1000 } })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  try {
    await page.goto(server.url + urls.flavours(path))
    const frame = page.frameLocator(`iframe[title$=" in ${DRIVE}"]`)
    const differences = noted('at first', await verdict(page))
    let done = 0
    const step = async (what: string, act: () => Promise<unknown>) => {
      await act()
      done += 1
      differences.push(...noted(what, await verdict(page)))
    }
    for (const element of (await shown(frame)).slice(0, most)) {
      if (!(await element.isVisible()) || (await element.isDisabled())) continue
      const name = (await element.innerText()).trim().slice(0, 30) || (await element.getAttribute('name')) || 'a field'
      const isText = await element.evaluate((field) => field.matches('textarea, input:is([type=text], [type=email], [type=search], :not([type]))')) // prettier-ignore
      await step(`“${name}”`, async () => {
        await element.click({ force: true })
        if (isText) await page.keyboard.type('ab')
      })
      await step(`Escape after “${name}”`, () => page.keyboard.press('Escape'))
    }
    return { path, steps: done, differences }
  } finally {
    await context.close()
  }
}

/** What can be acted on at first. */
async function shown(frame: FrameLocator): Promise<Locator[]> {
  const all = await frame.locator(`#preview :is(${acted})`).all()
  const visible = await Promise.all(all.map((element) => element.isVisible()))
  return all.filter((_, at) => visible[at])
}

/** What the page says, once it says something and still does a little later. */
async function verdict(page: Page): Promise<string> {
  const output = page.getByRole('region', { name: 'Four flavours at work' }).getByRole('status')
  for (let last = '', attempt = 0; attempt < 60; attempt++) {
    await page.waitForTimeout(150)
    const said = (await output.innerText()).trim()
    if (said !== '' && said === last) return said
    last = said
  }
  return 'It never came to rest'
}

function noted(what: string, said: string): string[] {
  return said.startsWith('All four agree') ? [] : [`${what}: ${said.replaceAll(/\s+/g, ' ')}`]
}

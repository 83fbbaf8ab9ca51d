/** Puts a snippet on a page of its own: its HTML with Alpine, or what React, Vue or Svelte makes of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { root } from '#toolchain/paths.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { libraryScripts } from './libraries.ts'
import { bundleOwnCode } from './own-code.ts'
import type { Sources } from './bundle.ts'
import { createReusablePage, type ReusablePage } from './reusable-page.ts'
import { stylesheets, type Tailwind } from './stylesheets.ts'
import { present } from '#toolchain/present.ts'

/** The code of one snippet in the flavours that are to be shown. */
export type Fixture = { name: string; code: Partial<Record<Flavour, string>>; tailwind?: Tailwind }

export type StageOptions = {
  /** Lets transitions run; else everything is where it goes at once. */
  moves?: boolean
  dir?: 'ltr' | 'rtl'
  /** What lies round the snippet, as classes. */
  around?: string
  height?: number
  /** Stops the page's time, which then only goes on when a step says so. */
  stopsTime?: boolean
  /** Prepares the page before anything of it runs. */
  before?: (page: Page) => Promise<unknown>
  /** A page that showed other snippets before; else a new one is made. */
  reusable?: ReusablePage
}
/** The page, and what it complained of in its console. */
export type StagedPage = { page: Page; complaints: string[] }
export type Stage = (name: string, flavour: Flavour, setting?: StageOptions) => Promise<StagedPage>

/**
 * Everything is where it goes at once and says nothing on the way, no caret blinks, and what a focus trap selects in a
 * field is not marked. A page stays where it was scrolled when a list is put in another order: which of its items moved
 * is each library's own.
 */
const still =
  '*,::before,::after{transition-duration:0s!important;transition-delay:0s!important;animation:none!important;scroll-behavior:auto!important;overflow-anchor:none!important;caret-color:transparent!important} ::selection{background:transparent!important;color:inherit!important}'

/** The ring of what has the focus is always drawn: whether it is wanted the browser guesses from what came before. Names of classes keep theirs. */
const withRings = (css: string) => css.replaceAll(/(?<!\\):focus-visible/g, ':focus')

const read = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8')
const alpine = ['@alpinejs/focus/dist/cdn.min.js', 'alpinejs/dist/cdn.min.js']

/**
 * One stage serves any number of pieces, which are bundled once. Alpine may be given as other scripts;
 * without `pictures` none is looked for, since cases name some that never were; `policy` is what the page may do.
 */
export async function createStage(
  browser: Browser,
  pieces: readonly Fixture[],
  { alpineScripts = alpine.map(read), pictures = true, classes = [] as string[], policy = '' } = {},
): Promise<Stage> {
  const shown = flavours.filter((flavour) => pieces.some(({ code }) => code[flavour] !== undefined))
  const sourcesOf = (flavour: Flavour) =>
    new Map(pieces.flatMap(({ name, code }) => (code[flavour] === undefined ? [] : [[name, code[flavour]] as const])))
  const scripts = new Map(
    await Promise.all(shown.map(async (flavour) => [flavour, await scriptsOf(flavour, sourcesOf(flavour))] as const)),
  )
  const css = new Map<string, string>()
  for (const tailwind of new Set(pieces.map((piece) => piece.tailwind ?? 'v4'))) {
    const own = pieces.filter((piece) => (piece.tailwind ?? 'v4') === tailwind)
    const sheet = await stylesheets[tailwind]([...own.flatMap(({ code }) => Object.values(code)), ...classes])
    for (const { name } of own) css.set(name, sheet)
  }

  return async function open(
    name,
    flavour,
    { moves = false, dir = 'ltr', around = '', height = 700, stopsTime = false, before, reusable } = {},
  ) {
    const code = sourcesOf(flavour).get(name)
    if (code === undefined) throw new Error(`“${name}” was not brought along for ${flavour}`)
    const sheet = present(css.get(name), `a stylesheet for “${name}”`)
    const style = `${moves ? sheet : withRings(sheet)}\n[x-cloak]{display:none!important} ${moves ? '' : still}`
    const own =
      flavour === 'html' ? [written, ...alpineScripts] : present(scripts.get(flavour), `scripts for ${flavour}`)(name)
    const tags = own.map((script) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`).join('\n')
    const html = `<!doctype html><html lang="en" dir="${dir}"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
      <div><button id="before">Before</button><div id="root" class="${around}">${flavour === 'html' ? code : ''}</div><button id="after">After</button><p id="elsewhere">Elsewhere</p></div>
      ${tags}</body></html>`
    const { page, show } = reusable ?? (await createReusablePage(browser, { height, moves, pictures, policy }))
    if (reusable) await page.setViewportSize({ width: 1000, height })
    if (stopsTime) await stopTime(page)
    await before?.(page)
    const complaints = await show(html)
    await page.waitForFunction(isAlive)
    return { page, complaints }
  }
}

/** @returns what a page runs to show a snippet, by its name */
async function scriptsOf(flavour: Flavour, sources: Sources): Promise<(name: string) => string[]> {
  if (flavour === 'html') return () => []
  const [librariesOf, own] = await Promise.all([libraryScripts(flavour, sources), bundleOwnCode(flavour, sources)])
  return (name) => [...librariesOf(name), `globalThis.shown = ${JSON.stringify(name)}`, own]
}

/** What looks at the page needs time all the same: the real clock stays at hand for axe. */
async function stopTime(page: Page) {
  await page.addInitScript(() => Object.assign(globalThis, { realSetTimeout: globalThis.setTimeout.bind(globalThis) }))
  const noon = Date.UTC(2026, 4, 14, 12)
  await page.clock.install({ time: noon })
  await page.clock.pauseAt(noon + 1000)
}

/** Runs before Alpine: the snippet comes as it was written, and goes with what it put on the page. */
const written = `{
  const root = document.getElementById('root')
  const code = root.innerHTML
  globalThis.goes = () => root.replaceChildren()
  globalThis.comes = () => ((root.innerHTML = code), globalThis.goes)
  globalThis.comesTwice = () => ((root.innerHTML = '<div>' + code + '</div><div>' + code + '</div>'), globalThis.goes)
}`

/** Whether something is there, and Alpine has taken up what is its. */
const isAlive = () =>
  Boolean(document.querySelector('#root')?.childElementCount) &&
  [...document.querySelectorAll('#root [x-data]')].every((element) => '_x_dataStack' in element)

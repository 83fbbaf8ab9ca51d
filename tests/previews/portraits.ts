/** Pictures of a component at three widths, in both themes, at rest and with what opens opened. */
import type { Page } from 'playwright-core'

export type Picture = { label: string; png: Buffer }
/** Which of the things that open are pressed, at each width, as places in the order of the document. */
export type Plan = Map<number, number[]>

const widths = [390, 768, 1280]
const height = 900
/** As many of one kind, as rows of a table have menus; and as many at one width. */
const mostAlike = 2
const most = 6

const openers =
  ':is([aria-haspopup]:not([aria-haspopup=false]), [aria-expanded=false], [role=combobox], [role=tab][aria-selected=false], summary)'
const dialogOpeners = `:is(button[type=button], ${openers})`

/** Everything is where it goes at once, and no caret blinks. */
const still =
  '*,::before,::after{transition-duration:0s!important;transition-delay:0s!important;animation:none!important;caret-color:transparent!important}'

export type SheetEntry = {
  page: Page
  /** Shows the component anew. */
  load: () => Promise<unknown>
  /** Nothing tells from outside which buttons open a dialog, so all are tried. */
  hasDialog: boolean
}

/** Takes the pictures; without a plan it makes one, by which another sitter can be pressed at the same places. */
export async function portraits(sitter: SheetEntry, given?: Plan): Promise<{ pictures: Picture[]; plan: Plan }> {
  const { page, hasDialog } = sitter
  const selector = hasDialog ? dialogOpeners : openers
  const pictures: Picture[] = []
  const plan: Plan = given ?? new Map()

  async function show(width: number) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(0, 0)
    await sitter.load()
    await page.evaluate(settle, still)
    await rest(page)
  }
  async function take(label: string, fullPage: boolean) {
    // The theme that was not shown while the page came first: what is painted in the pieces in which pictures are
    // decoded rounds otherwise than what is painted whole.
    for (const theme of ['dark', 'light']) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
      pictures.push({ label: `${label}, ${theme}`, png: await page.screenshot({ fullPage, caret: 'initial' }) })
    }
  }

  for (const width of widths) {
    await show(width)
    const marked = await page.evaluate(mark, { selector, mostAlike, most })
    const wanted = plan.get(width) ?? marked
    plan.set(width, wanted)
    await take(`${width} at rest`, true)
    for (const place of wanted) {
      await show(width)
      await page.evaluate(mark, { selector, mostAlike, most })
      await page.locator(`[data-opener="${place}"]`).click()
      await rest(page)
      await take(`${width}, ${place + 1} pressed`, false)
    }
  }
  return { pictures, plan }
}

/** Lets time go by until that changes nothing any more: what opens takes the focus and finds its place step by step. */
async function rest(page: Page) {
  let before = ''
  for (let step = 0; step < 50; step++) {
    await page.clock.runFor(200)
    const now = await page.evaluate(look)
    if (now === before) return
    before = now
  }
  throw new Error(`${page.url()} does not come to rest.`)
}

/** Runs in the page: what it holds, where the focus is and how far everything is scrolled, once what waits has been done. */
async function look(): Promise<string> {
  // React does its work in messages to itself; by the second of ours it has done what was waiting.
  for (let turn = 0; turn < 2; turn++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(null)
    })
  const all = [...document.querySelectorAll('*')]
  const focus = document.activeElement ? all.indexOf(document.activeElement) : -1
  const scrolled = all.flatMap((element, index) =>
    element.scrollTop || element.scrollLeft ? [`${index} ${element.scrollTop} ${element.scrollLeft}`] : [],
  )
  return `${document.documentElement.outerHTML} ${focus} ${scrolled.join()}`
}

/** Runs in the page: typefaces and pictures are there, and nothing moves. */
async function settle(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}

/** Runs in the page: numbers what opens; answers the numbers of what is shown and may be pressed, few of a kind. */
function mark({ selector, mostAlike, most }: { selector: string; mostAlike: number; most: number }): number[] {
  const kinds = new Map<string, number>()
  const found: number[] = []
  document.querySelectorAll<HTMLElement>(`:is(#root, #preview) ${selector}`).forEach((element, place) => {
    element.dataset.opener = String(place)
    const kind = `${element.tagName} ${element.className}`
    const alike = kinds.get(kind) ?? 0
    const { width, height: tall } = element.getBoundingClientRect()
    const isShown =
      width > 1 && tall > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isShown || element.matches(':disabled, [aria-disabled=true]') || alike >= mostAlike || found.length >= most)
      return
    kinds.set(kind, alike + 1)
    found.push(place)
  })
  return found
}

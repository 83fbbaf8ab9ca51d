/** What appears and goes does so gradually in every flavour, and is gone in the end. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '#toolchain/chromium.ts'
import { compiled, createStage } from './stage.ts'

let browser: Browser
let open: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  browser = await launchChromium()
  open = await createStage(browser, ['modal', 'menu', 'conditions', 'popover', 'nested-dialogs', 'listbox', 'combobox'])
})
afterAll(() => browser?.close())

/**
 * Counts the transitions of opacity that begin from now on: of CSS, and Svelte's own, which are animations.
 * Each element is listened to by itself: on a slow machine a whole transition fits between two frames, what
 * it was on is gone by the time its events arrive, and nothing of them reaches the document. And a timer that
 * ends a fade before any frame has shown it leaves no event at all: here timers wait for a frame or two.
 */
const watchOpacity = (page: Page) =>
  page.evaluate(() => {
    const counter = globalThis as unknown as { fades: number }
    counter.fades = 0
    const later = setTimeout
    globalThis.setTimeout = ((run: (...given: unknown[]) => void, wait?: number, ...given: unknown[]) =>
      later(() => requestAnimationFrame(() => requestAnimationFrame(() => run(...given))), wait)) as typeof setTimeout
    const onTransition = (event: TransitionEvent) => {
      if (event.target === event.currentTarget && event.propertyName === 'opacity') counter.fades++
    }
    const heard = new WeakSet<Element>()
    const hear = (element: Element) => {
      if (!heard.has(element)) element.addEventListener('transitionrun', onTransition as EventListener)
      heard.add(element)
    }
    const hearAll = (node: Node) => {
      if (!(node instanceof Element)) return
      hear(node)
      node.querySelectorAll('*').forEach(hear)
    }
    hearAll(document.documentElement)
    new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(hearAll))).observe(
      document,
      { subtree: true, childList: true },
    )
    for (const name of ['introstart', 'outrostart']) document.addEventListener(name, () => counter.fades++, true)
  })
const fadesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { fades: number }).fades)

/** What appears has appeared: nothing moves any more, in two frames on end. */
const rest = (page: Page) =>
  page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running')
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(isStill())))
      }),
  )

/** A dialog that opens takes the focus a moment later, and hears Escape from then on. */
const focusArrived = (page: Page) =>
  page.waitForFunction(() => {
    const dialogs = document.querySelectorAll('[aria-modal=true]')
    return dialogs.length === 0 || [...dialogs].some((dialog) => dialog.contains(document.activeElement))
  })

const appearing = [
  { on: 'modal', trigger: 'Delete project', inside: 'Cancel', fades: 2 },
  { on: 'menu', trigger: 'Options', inside: 'Assign', fades: 1 },
  { on: 'popover', trigger: 'Share', inside: 'Copy the link', fades: 2 },
  { on: 'nested-dialogs', trigger: 'Show order', inside: 'Order 12', fades: 1 },
  { on: 'listbox', trigger: null, inside: 'Anna Kiesenhofer', fades: 1 },
  { on: 'combobox', trigger: null, inside: 'Ljubljana', fades: 1 },
] as const

test.each(compiled.flatMap((flavour) => appearing.map((each) => ({ ...each, flavour }))))(
  '$on fades in and out in $flavour',
  async ({ on, trigger, inside, fades, flavour }) => {
    const { page, complaints } = await open(on, flavour, { moves: true })
    await watchOpacity(page)
    // What opens a list has a role of its own in each flavour.
    await (trigger ? page.getByRole('button', { name: trigger }) : page.locator('[aria-haspopup=listbox]')).click()
    await page.getByText(inside, { exact: true }).waitFor()
    await expect.poll(() => fadesOf(page), { timeout: 5_000 }).toBe(fades)
    await rest(page)
    await focusArrived(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => fadesOf(page), { timeout: 5_000 }).toBe(fades * 2)
    await page.getByText(inside, { exact: true }).waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await page.close()
  },
)

test.each(compiled)('<Transition> fades what it shows in %s', async (flavour) => {
  const { page } = await open('conditions', flavour, { moves: true })
  await watchOpacity(page)
  await page.getByRole('radio', { name: 'Solo' }).click()
  await page.getByText('Invite the').waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'Team' }).click()
  await page.getByText('Invite the').waitFor()
  await expect.poll(() => fadesOf(page), { timeout: 5_000 }).toBe(2)
  await page.close()
})

test.each(compiled)('a dialog takes no room among the items of a flex parent in %s', async (flavour) => {
  const { page } = await open('nested-dialogs', flavour)
  const status = page.locator('#root p').last()
  const place = () => status.evaluate((element) => element.getBoundingClientRect().left)
  const before = await place()
  await page.getByRole('button', { name: 'Show order' }).click()
  await page.getByText('Order 12').waitFor()
  expect(await place()).toBe(before)
  await page.close()
})

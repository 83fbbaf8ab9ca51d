/** What is done before a page is alive is not lost. `npm run first-acts` acts on every control of every page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Control } from '#scripts/first-acts/controls.ts'
import {
  controlsOf,
  isSame,
  outcomeWhenAlive,
  outcomeWhenFirst,
  type Scene,
  type Step,
} from '#scripts/first-acts/run.ts'
import { views } from '#scripts/first-acts/templates.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/**
 * One act of each kind, each on a control of its own, one after the other. What opens over the page stands alone, and so
 * does what sends a form; links are the browser's. What is typed comes last: it may filter away what else is acted on.
 */
function actsOf(controls: Control[]): Step[][] {
  const inTurn = new Map<string, Step>()
  const alone = new Map<string, Step[]>()
  const free = new Set(controls)
  for (const control of controls) {
    const [element = ''] = control.pattern.split(' · ')
    for (const kind of control.acts) {
      const name = `${element} ${kind}`
      if (control.opens || control.leads) {
        if (kind === 'tap' && !alone.has(name) && element !== 'a') alone.set(name, [{ ...control, kind }])
      } else if (kind !== 'send' && !inTurn.has(name) && free.delete(control)) inTurn.set(name, { ...control, kind })
    }
  }
  const typed = ({ kind }: Step) => Number(kind === 'type')
  return [[...inTurn.values()].toSorted((a, z) => typed(a) - typed(z)), ...alone.values()]
}

test.each([
  ['/', 'phone'],
  ['/components/application-ui/components/alerts', 'desktop'],
  ['/login', 'phone'],
  ['/tools/tailwind-button-builder', 'phone'],
  ['/tools/tailwind-color-palette', 'desktop'],
  ['/tools/lucide-icons', 'phone'],
  [
    '/components/application-ui/components/tables/sortable-data-table-with-search-and-pagination/preview?theme=light&start=wanted',
    'phone',
  ],
] as const)('%s on a %s: acts come to the same before the page is alive as after', async (path, view) => {
  const scene: Scene = { browser, address: product.url + path, options: views[view], slow: 1, isGuarded: true }
  for (const steps of actsOf(await controlsOf(scene))) {
    if (steps.length === 0) continue
    const wanted = await outcomeWhenAlive(scene, steps)
    const found = await outcomeWhenFirst(scene, steps, { after: 'withheld', wanted })
    if (!isSame(found, wanted)) expect({ steps, ...found }).toEqual({ steps, ...wanted })
  }
})

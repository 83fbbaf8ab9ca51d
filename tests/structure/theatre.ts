/** Shows components in every flavour as they begin, and reads what stands there at every width. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { flavours, type CompiledComponent, type Flavour } from '#shared/catalog.ts'
import { catalogDir } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'
import { createStage } from '#verify/browser/stage.ts'
import { createPagePool } from '#verify/play/page-pool.ts'
import { compareForms } from '#verify/eye/compare.ts'
import { normalForm, type ElementForm } from '#verify/eye/normal-form.ts'

/** Pixels: a phone, a tablet, a window on a laptop, a desktop. */
export const widths = [390, 700, 1000, 1440] as const

export type View = { name: string; width: number; dir: 'ltr' | 'rtl'; dark: boolean }

/** Every width in the light, and at one width the dark and right to left. */
export const views: View[] = [
  ...widths.map((width) => ({ name: `${width} px`, width, dir: 'ltr' as const, dark: false })),
  { name: 'dark', width: 1000, dir: 'ltr', dark: true },
  { name: 'right to left', width: 1000, dir: 'rtl', dark: false },
]

const around = { padded: 'p-10', centered: 'grid place-items-center p-12', full: '' }

export type Code = Record<Flavour, string>

/** As the build wrote it: what customers copy. */
export const compiledAt = (path: string) =>
  JSON.parse(readFileSync(join(catalogDir, 'components', `${path}.json`), 'utf8')) as CompiledComponent

export const codeOf = ({ snippets }: CompiledComponent) =>
  Object.fromEntries(flavours.map((flavour) => [flavour, snippets[flavour].files[0]?.code ?? ''])) as Code

export type Shown = { name: string; layout: keyof typeof around; code: Partial<Code> }

/** How many pages are read at once: reading waits more than it reckons. */
const pages = 4
/** After so many frames everything that follows the width has followed. */
const frames = 3

/** By the view's name. */
export type Forms = Map<string, ElementForm[]>

export type Theatre = {
  /** Reads one of the pieces in a flavour; where React's forms are given, it is given time to be like them. */
  read: (name: string, flavour: Flavour, wanted?: Forms) => Promise<Forms>
  close: () => Promise<unknown>
}

/** Opens pages on which these pieces can be shown. */
export async function openTheatre(browser: Browser, pieces: readonly Shown[]): Promise<Theatre> {
  const stage = await createStage(browser, pieces, { classes: Object.values(around) })
  const { use, close } = createPagePool(browser, pages)
  const layouts = new Map(pieces.map(({ name, layout }) => [name, layout]))
  const read: Theatre['read'] = (name, flavour, wanted) =>
    use(async (reusable) => {
      const forms: Forms = new Map()
      const setting = { around: around[present(layouts.get(name), name)], reusable, height: 900 }
      const { page } = await stage(name, flavour, setting)
      for (const { name: view, width, dir, dark } of views) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(turnTo, { dir, dark })
        const original = wanted?.get(view)
        const isLikeReact = (form: ElementForm[]) => original && compareForms(form, original).length === 0
        let now = await page.evaluate(normalForm)
        // A frame costs as much as ten readings, and few components change with the width by a script.
        for (let frame = 0; frame < frames && !isLikeReact(now); frame++) {
          await page.evaluate(nextFrame)
          now = await page.evaluate(normalForm)
        }
        forms.set(view, now)
      }
      return forms
    })
  return { read, close }
}

/** Runs in the page. */
function turnTo({ dir, dark }: { dir: string; dark: boolean }) {
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.dir = dir
}

/** Runs in the page. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

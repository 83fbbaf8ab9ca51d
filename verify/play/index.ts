/** Every flavour against React in a browser: what is read, where the focus is, every pixel, and axe, at every state. */
import type { Browser, Page } from 'playwright-core'
import { flavours, type Flavour, type PreviewLayout } from '#shared/catalog.ts'
import { codeIn } from '#shared/snippet.ts'
import { createStage, type Fixture } from '../browser/stage.ts'
import type { Findings } from '../findings.ts'
import type { Subject } from '../subject.ts'
import { createPagePool } from './page-pool.ts'
import { isMoving, playMovement, playMovementAgainst } from './movement.ts'
import { withTime } from './time.ts'
import { explore } from './explore.ts'
import { nameInVersion3, playAgainstReference, playReference, type Reference, type Play } from './play.ts'

const compared: Flavour[] = ['html', 'vue', 'svelte']

/** How the page round a component places it, as its preview does. */
const around: Record<PreviewLayout, string> = { padded: 'p-10', centered: 'grid place-items-center p-12', full: '' }

/** How many pages are looked at at once: looking waits more than it reckons. */
const pages = 4

/** Plays every subject; answers how many states each has. */
export async function playAll(
  browser: Browser,
  subjects: readonly Subject[],
  findings: Findings,
): Promise<Map<string, number>> {
  const stage = await createStage(browser, subjects.flatMap(piecesOf), { classes: Object.values(around) })
  const { use, close } = createPagePool(browser, pages)
  const played = subjects.map(async ({ path, source, layout, steps }) => {
    const moving = isMoving(source) ? playMovements(path, source, layout) : undefined
    const scripts = [explore, ...(steps.length ? [() => (page: Page) => withTime(page, steps)] : [])]
    const counts = scripts.map(async (script) => {
      const originals = (['ltr', 'rtl'] as const).map(async (dir) => {
        const play = (flavour: Flavour): Play => ({
          browser,
          stage,
          path,
          source,
          flavour,
          dir,
          around: around[layout],
          findings,
        })
        const original = await use((reusable) => playReference(play('react'), script(dir === 'rtl'), reusable)).catch(
          (error: Error) => {
            findings.wrong(path, 'react', 'behaviour', `Cannot be played: ${error.message.split('\n')[0]}`)
            return { steps: [], states: [], height: 0 } satisfies Reference
          },
        )
        const others = compared.map((flavour) => play(flavour))
        // Classes are the same from right to left: version 3 is looked at in one direction.
        if (dir === 'ltr') others.push(...flavours.map((flavour) => ({ ...play(flavour), inVersion3: true })))
        await Promise.all(others.map((other) => use((reusable) => playAgainstReference(other, original, reusable))))
        return original.states.length
      })
      const [states = 0] = await Promise.all(originals)
      return states
    })
    await moving
    const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    return [path, total] as const
  })
  async function playMovements(path: string, source: string, layout: PreviewLayout) {
    const setting = { browser, stage, path, source, dir: 'ltr' as const, around: around[layout], findings }
    const movements = await use(() => playMovement({ ...setting, flavour: 'react' }, explore(true)))
    await Promise.all(compared.map((flavour) => use(() => playMovementAgainst({ ...setting, flavour }, movements))))
  }

  try {
    return new Map(await Promise.all(played))
  } finally {
    await close()
  }
}

/** The code of every flavour, and its form for Tailwind CSS 3. */
function piecesOf({ path, outputs }: Subject): Fixture[] {
  const files = flavours.map((flavour) => [flavour, outputs[flavour].files[0]] as const)
  return [
    { name: path, code: Object.fromEntries(files.map(([flavour, { code }]) => [flavour, code])) },
    {
      name: nameInVersion3(path),
      tailwind: 'v3',
      code: Object.fromEntries(files.map(([flavour, file]) => [flavour, codeIn(file, { tailwind: 'v3' })])),
    },
  ]
}

/**
 * npm run first-acts: acts on every control of every kind of page, and of every preview, on a slowed phone and at a
 * desk, before the page is alive, and holds what comes of it to what the same act comes to on a living page.
 * With part of an address, only those pages. SLOW says how many times slower (4), TIMES when after the first paint.
 */
import { urls } from '#shared/urls.ts'
import { builtComponents } from '#toolchain/built-components.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { signIn } from './account.ts'
import type { ActKind, Control } from './controls.ts'
import { controlsOf, isSame, outcomeWhenAlive, outcomeWhenFirst, type Scene } from './run.ts'
import { firstDifference } from './state.ts'
import { type Template, templates, views } from './templates.ts'
import { startServer } from '../start/server.ts'

const { SLOW = '4', TIMES = '0,300,1200,4000', LANES = '4' } = process.env
delete process.env.SLOW
const slow = Number(SLOW)
const times = TIMES.split(',').map(Number)
const wish = process.argv[2] ?? ''

const previews = builtComponents().map(({ path }) => ({
  path: urls.preview(path, { theme: 'light', start: 'wanted' }),
}))

const server = await startServer()
const browser = await launchChromium()
const account = await signIn(browser, server)
const lost: string[] = []
let [controls, acts] = [0, 0]

for (const template of [...templates, ...previews].filter(({ path }) => path.includes(wish))) {
  const seen = new Set<string>()
  for (const [view, options] of Object.entries(views)) {
    const scene = sceneOf(template, options)
    const fresh = (await controlsOf(scene)).filter(({ pattern }) => !seen.has(pattern))
    for (const { pattern } of fresh) seen.add(pattern)
    const jobs = fresh.flatMap((control) => control.acts.map((kind) => ({ control, kind })))
    const [lostBefore, actsBefore] = [lost.length, acts]
    const lane = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await hold(scene, view, job)
    }
    await Promise.all(Array.from({ length: Number(LANES) }, lane))
    controls += fresh.length
    const count = `${fresh.length} controls, ${acts - actsBefore} acts, ${lost.length - lostBefore} lost`
    if (fresh.length > 0) console.log(`${template.path} ${view}: ${count}`)
  }
}

console.log(`\n${lost.join('\n')}\n${controls} controls, ${acts} acts ${slow} times slower, ${lost.length} lost`)
await browser.close()
server.stop()
process.exitCode = lost.length > 0 ? 1 : 0

function sceneOf({ path, isSignedIn = false }: Template, options: object): Scene {
  const own = isSignedIn ? { ...options, storageState: account } : options
  return { browser, address: server.url + path, options: own, slow, isGuarded: true }
}

async function hold(scene: Scene, view: string, { control, kind }: { control: Control; kind: ActKind }) {
  const steps = [{ path: control.path, kind }]
  const wanted = await outcomeWhenAlive({ ...scene, slow: 1 }, steps)
  for (const after of times) {
    const found = await outcomeWhenFirst(scene, steps, { after, wanted })
    acts += 1
    if (isSame(found, wanted)) continue
    const trace = `${wanted.trace.join()} / ${found.trace.join()}`
    const difference = trace.length > 3 ? trace : firstDifference(wanted.state, found.state)
    lost.push(
      `${scene.address} ${view}, after ${after} ms, ${kind}: ${control.pattern} (${control.name})\n      ${difference}`,
    )
  }
}

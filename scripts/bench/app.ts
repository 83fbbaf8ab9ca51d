/** npm run bench -- app: how fast the app feels, each figure beside a page written by hand that does no more than it must. */
import { launchChromium } from '#toolchain/chromium.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { baselineColour, ourColour } from './colour.ts'
import { baselineNavigation, ourNavigation } from './navigation.ts'
import { baselineIcons, iconScroll, ourIcons } from './icons.ts'
import { emptyScroll, baselineScroll, ourScroll, type ScrollResult } from './scroll.ts'
import { baselineSearch, ourSearch } from './search.ts'
import { createStage } from './stage.ts'
import type { Cost } from './timing.ts'
import { baselineTools, ourTools } from './tools.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
const only = process.argv[3] ?? ''

await build()
const server = await startServer()
const browser = await launchChromium()
try {
  console.log(
    `${'medians of ' + rounds}`.padEnd(40),
    'baseline'.padStart(9),
    'ours'.padStart(9),
    'ratio'.padStart(7),
    'script'.padStart(16),
    'frames'.padStart(8),
  )
  for (const slower of [1, 4]) {
    const stage = await createStage(browser, server)
    const atSpeed = async <Result>(run: () => Promise<Result>) => {
      await stage.session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      return run()
    }
    if ('colour'.includes(only)) {
      const ours = await atSpeed(() => ourColour(stage, rounds))
      report(`colour on 12 components, CPU ${slower}x`, await atSpeed(() => baselineColour(stage, rounds)), ours)
    }
    if ('search'.includes(only)) {
      const ours = await atSpeed(() => ourSearch(stage, rounds))
      const floor = await atSpeed(() => baselineSearch(stage, rounds))
      report(`palette opens, CPU ${slower}x`, floor.opened, ours.opened)
      report(`results of a key, CPU ${slower}x`, floor.typed, ours.typed)
    }
    if ('navigation'.includes(only)) {
      const ours = await atSpeed(() => ourNavigation(stage, rounds))
      const floor = await atSpeed(() => baselineNavigation(stage, rounds))
      report(`next page, cold, CPU ${slower}x`, floor.cold, ours.cold)
      report(`next page, prefetched, CPU ${slower}x`, floor.prefetched, ours.prefetched)
    }
    if ('tools'.includes(only)) {
      const ours = await atSpeed(() => ourTools(stage, rounds))
      const floor = await atSpeed(() => baselineTools(stage, rounds))
      report(`scale of a typed colour, CPU ${slower}x`, floor.palette, ours.palette)
      report(`button of a choice, CPU ${slower}x`, floor.button, ours.button)
    }
    if ('icons'.includes(only)) {
      const { load, ...ours } = await atSpeed(() => ourIcons(stage, rounds))
      report(`icons of a key, CPU ${slower}x`, await atSpeed(() => baselineIcons(stage, rounds)), ours)
      console.log(load)
    }
    await stage.context.close()
  }
  if ('icons'.includes(only)) {
    const stage = await createStage(browser, server)
    console.log(await iconScroll(stage))
    await stage.context.close()
  }
  if ('scroll'.includes(only)) {
    const stage = await createStage(browser, server)
    reportScroll('20 previews, ours', await ourScroll(stage, browser))
    await stage.context.close()
    const other = await createStage(browser, server)
    reportScroll('20 previews, floor', await baselineScroll(other, browser))
    reportScroll('an empty page as long', await emptyScroll(other, browser))
    await other.context.close()
  }
} finally {
  await browser.close()
  server.stop()
}

function report(what: string, floor: Cost, ours: Cost) {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  console.log(
    what.padEnd(40),
    ms(floor.painted).padStart(9),
    ms(ours.painted).padStart(9),
    (ours.painted / floor.painted).toFixed(2).padStart(7),
    `${ms(floor.script)}/${ms(ours.script)}`.padStart(16),
    String(ours.frames).padStart(8),
  )
}

function reportScroll(what: string, { perSecond, slowest, shift, memory, heap, living }: ScrollResult) {
  console.log(
    `${what.padEnd(40)} ${perSecond.toFixed(1)} frames/s, slowest 1 in 100 ${slowest.toFixed(0)} ms, moved ${shift.toFixed(4)}, ` +
      `${memory.toFixed(0)} MB (scripts ${heap.toFixed(0)} MB), ${living} frames alive`,
  )
}

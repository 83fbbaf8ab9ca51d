import { describeDay } from '#client/day.ts'
import type { EngineRun } from '#shared/engines.ts'
import type { PublicComponent } from '#shared/page-props.ts'

/** What a proof compared, in sentences. `known` counts the differences that are explained. */
export function comparedWords(verified: PublicComponent['verified'], known: number): string {
  if (!verified) return 'Its code changed lately, and the new version has not been compared yet.'
  const states =
    verified.states > 1
      ? `opened, used and closed it by keyboard and mouse, and at each of ${verified.states} states`
      : 'opened it, and'
  const asked = `On ${describeDay(verified.day)} we ${states} compared HTML, Vue and Svelte with React in Chromium: what is seen, light and dark, left to right and right to left, what a screen reader is told, and where the focus is. Types, markup and accessibility were checked as well.`
  if (!verified.holds) return `${asked} Not all of it held; it is being mended.`
  if (known === 0) return `${asked} Nothing differs.`
  return `${asked} ${known === 1 ? 'One small difference is' : `${known} small differences are`} known and explained in the library; nothing else differs.`
}

/** In which engines besides Chromium a component was run, with their versions and days, and what is known to differ; at least one. */
export function engineWords(engines: readonly EngineRun[]): string {
  const runs = engines.map(({ version, date }) => `${titleOf(version)} (${describeDay(date)})`)
  const known = [...new Set(engines.flatMap((engine) => engine.known))]
  const used = `It was also used by keyboard and mouse in ${runs.join(' and in ')}: every flavour does there what React does there`
  return known.length === 0 ? `${used}.` : `${used}, with these exceptions. ${known.join(' ')}`
}

/** People know Safari, whose engine WebKitGTK has. */
const titleOf = (version: string) => version.replace('WebKitGTK', 'Safari’s engine, WebKitGTK')

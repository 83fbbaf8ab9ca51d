import type { PublicComponent } from '#shared/page-props.ts'

/** What a proof compared, in sentences. `known` counts the differences that are explained. */
export function comparedWords(verified: PublicComponent['verified'], known: number): string {
  if (!verified) return 'Its code changed lately, and the new version has not been compared yet.'
  const states =
    verified.states > 1
      ? `opened, used and closed it by keyboard and mouse, and at each of ${verified.states} states`
      : 'opened it, and'
  const asked = `We ${states} compared HTML, Vue and Svelte with React in a browser: what is seen, light and dark, left to right and right to left, what a screen reader is told, and where the focus is. Types, markup and accessibility were checked as well.`
  if (!verified.holds) return `${asked} Not all of it held; it is being mended.`
  if (known === 0) return `${asked} Nothing differs.`
  return `${asked} ${known === 1 ? 'One small difference is' : `${known} small differences are`} known and explained in the library; nothing else differs.`
}

/** What a style changes in a snippet, counted and said. */
import { inVersion3, toPhysical } from './classes.ts'
import { inCompact } from './density.ts'
import type { Draft } from './draft.ts'
import { defaultStyle, type SnippetStyle } from './style.ts'
import { isForDark } from './without-dark.ts'

/**
 * Says what the switches that are not at their default do to a file, one sentence each, in the order in which they are
 * applied. A switch that changes nothing here says so by saying nothing.
 *
 * @param file as the build keeps it
 */
export function effectsOf(file: Pick<Draft, 'code' | 'marks'>, style: SnippetStyle): string[] {
  const { dark, density, direction, prefix, quotes, semicolons, tailwind, indent } = style
  const { statementEnds, quotes: strings } = file.marks
  // Reckoned only where a switch asks, since every answer with code comes by here.
  const lists = () => {
    const { code, marks } = tailwind === 'v3' ? inVersion3({ ...file, highlighted: '' }) : file
    return marks.classes.map(({ start, end }) => code.slice(start, end).split(/\s+/).filter(Boolean))
  }
  const kept = () => lists().map((names) => (dark === 'none' ? names.filter((name) => !isForDark(name)) : names))
  const darkOnes = () => lists().flat().filter(isForDark).length
  const tighter = () => kept().flatMap((names) => names.filter((name) => inCompact(name, names) !== name)).length
  const sides = () =>
    kept()
      .flat()
      .filter((name) => toPhysical(name) !== name).length

  return [
    ...say(dark === 'none', darkOnes, 'dark: class', 'left out', 'es'),
    ...say(density === 'compact', tighter, 'padding or gap', 'one step smaller', '', 'paddings and gaps'),
    ...say(direction === 'physical', sides, 'class', 'of start and end turned to left and right', 'es'),
    ...say(prefix !== '', () => kept().flat().length, 'class', `with the prefix ${prefix}`, 'es'),
    ...say(quotes !== defaultStyle.quotes, () => strings.length, 'string', 'in double quotes'),
    ...say(semicolons, () => statementEnds.length, 'statement', 'ended by a semicolon'),
    ...(indent === defaultStyle.indent ? [] : [indent === 'tab' ? 'indented by tabs' : 'indented by four spaces']),
  ]
}

function say(
  isOn: boolean,
  counted: () => number,
  one: string,
  done: string,
  plural = 's',
  many = one + plural,
): string[] {
  const count = isOn ? counted() : 0
  return count > 0 ? [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many} ${done}`] : []
}

import { parseCandidate } from '../tailwind/candidate.ts'

const side = '(?:-[xytrblse])?'
/** Widths whose colour Tailwind 3 and 4 choose differently, and the colour each needs beside it. */
const rules: { width: RegExp; colour: RegExp; needs: string }[] = [
  {
    width: new RegExp(`^border${side}(?:-(?!0$)\\d+)?$`),
    colour: new RegExp(
      `^border${side}-(?!\\d|[xytrblse](?:-|$)|solid|dashed|dotted|double|hidden|collapse|separate|spacing|none)[a-z[(]`,
    ),
    needs: 'a colour such as border-secondary-200',
  },
  {
    width: /^divide-[xy](?:-(?!0$)\d+)?$/,
    colour: /^divide-(?![xy](-|$)|\d|solid|dashed|dotted)[a-z[(]/,
    needs: 'a colour such as divide-secondary-200',
  },
  {
    width: /^ring(?:-(?!0$)\d+)?$/,
    colour: /^ring-(?!\d|inset|offset)[a-z[(]/,
    needs: 'a colour such as ring-secondary-300',
  },
]

/** Widths among an element's classes that come without a colour. */
export function missingColours(classes: string[]): { utility: string; needs: string }[] {
  const utilities = classes.map((name) => parseCandidate(name).utility)
  return rules.flatMap(({ width, colour, needs }) => {
    const utility = utilities.find((candidate) => width.test(candidate))
    return utility && !utilities.some((candidate) => colour.test(candidate)) ? [{ utility, needs }] : []
  })
}

/** Where a flavour does otherwise than React by touch alone, by name and with a reason; a sentence for customers each. */
import type { Flavour } from '#shared/catalog.ts'

type ByTouch = { flavours: Flavour[]; reason: string; line: RegExp }

export const differencesByTouch: ByTouch[] = [
  {
    flavours: ['html', 'vue', 'svelte'],
    reason:
      'Opened by touch, a dialog of Headless UI for React takes the focus itself, so that no keyboard comes up; here it goes to the first field, as it does by mouse.',
    line: /(?:is clicked|dialog: [^:]*): the focus is on “(?:textbox|combobox|option|radio|button|link|checkbox|switch)/,
  },
  {
    flavours: ['html', 'vue'],
    reason:
      'A menu that is left by a touch elsewhere gives the focus back to its button; Headless UI for React does so by mouse alone.',
    line: /popup: a click outside closes: the focus is on “button .*in React “body”/,
  },
]

/**
 * Parts what is known from what is wrong.
 * @param wrong as `playComponent` tells it: the flavour, a comma, the step, what differs
 */
export function withoutKnown(wrong: readonly string[]): { wrong: string[]; known: string[] } {
  const reasonOf = (line: string) =>
    differencesByTouch.find(
      ({ flavours, line: told }) => flavours.some((flavour) => line.startsWith(`${flavour}, `)) && told.test(line),
    )?.reason
  return {
    wrong: wrong.filter((line) => reasonOf(line) === undefined),
    known: [...new Set(wrong.flatMap((line) => reasonOf(line) ?? []))],
  }
}

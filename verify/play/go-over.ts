/** The pointer and the focus on one element after another, and what each changes on the page. */
import type { Page } from 'playwright-core'
import { aspects, type ElementForm } from '../eye/normal-form.ts'
import { look } from '../eye/recorder.ts'

const most = 10
/** After so many the pointer goes away before the focus comes: what came up for it must go. */
const left = 3
const interactive = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Answers what changed, one line for each element that the pointer or the focus was on. */
export async function goOver(page: Page): Promise<string> {
  const elements = page.locator('#root').locator(interactive).and(page.locator(':visible'))
  const count = Math.min(await elements.count(), most)
  const lines: string[] = []
  let before = await formsOf(page)
  let away = 0
  for (let index = 0; index < count; index++) {
    const element = elements.nth(index)
    if (!(await element.isVisible())) continue
    const acts: [string, () => Promise<unknown>][] = [
      // What is there for the focus alone, such as a link that leads past the menu, no pointer comes to.
      ...((await element.evaluate(isInReach))
        ? ([['pointer', () => element.hover({ force: true })]] satisfies [string, () => Promise<unknown>][])
        : []),
      ['focus', () => element.focus()],
    ]
    for (const [name, act] of acts) {
      await act()
      const now = await formsOf(page)
      const changed = changes(before, now)
      lines.push(`${name} on ${index + 1}: ${changed.join('; ')}`)
      before = now
      if (name === 'pointer' && changed.length > 0 && away < left) {
        away++
        await page.mouse.move(0, 0)
        before = await formsOf(page)
        lines.push(`pointer off ${index + 1}: ${changes(now, before).join('; ')}`)
      }
      if (name !== 'focus' || changed.length === 0) continue
      // What comes up with the focus goes by Escape.
      await page.keyboard.press('Escape')
      before = await formsOf(page)
      lines.push(`Escape on ${index + 1}: ${changes(now, before).join('; ')}`)
    }
  }
  await page.mouse.move(0, 0)
  await page.locator('#before').focus()
  return lines.join('\n')
}

/** Runs in the page: whether the middle of an element can be brought into the window. */
function isInReach(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
}

const formsOf = async (page: Page) => (await look(page)).form

/** Which elements look or stand otherwise than before, and how. */
function changes(formBefore: string, formNow: string): string[] {
  if (formBefore === formNow) return []
  const [before, now] = [formBefore, formNow].map((form) => JSON.parse(form) as ElementForm[]) as [
    ElementForm[],
    ElementForm[],
  ]
  if (before.length !== now.length)
    return [`${now.length - before.length} elements more`, ...now.map(({ text }) => text)]
  return now.flatMap((form, index) =>
    aspects.flatMap((aspect) => {
      const [then, after] = [[before[index]?.[aspect]].flat(), [form[aspect]].flat()]
      if (aspect === 'classes' || aspect === 'box') return []
      const own = after.filter((each) => !then.includes(each))
      return own.length > 0 ? [`${index} ${own.join(' ')}`] : []
    }),
  )
}

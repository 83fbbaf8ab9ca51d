import { focus, press, type Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

/** The proof's own clock. */
type Clock = { recorder: { pass(milliseconds: number): Promise<void> } }

/** Types with 250 ms after each key, which is too short to begin a new word. */
const typeSlowly =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.evaluate(() => (globalThis as unknown as Clock).recorder.pass(250))
    }
  }

export const steps: Step[] = [
  ['Tab comes to the button', focus('button', 'Options'), {}],
  ['the menu opens', press('ArrowDown'), { focus: 'menuitem Edit product' }],
  ['a word is typed slowly', typeSlowly('v', 'i', 'e'), { focus: 'menuitem View in store' }],
  ['Escape closes it', press('Escape'), { focus: 'button Options' }],
]

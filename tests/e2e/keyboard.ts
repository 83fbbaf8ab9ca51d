import type { Page } from 'playwright-core'

/**
 * Moves with the Tab key alone to what has this label or words; stays where the focus is already there.
 *
 * @returns how often it was pressed
 */
export async function tabTo(page: Page, name: string | RegExp, { within = 80 } = {}): Promise<number> {
  for (let presses = 0; presses < within; presses++) {
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.labels?.[0]?.textContent || element?.getAttribute('aria-label') || element?.textContent
    })
    const words = found?.trim() ?? ''
    if (typeof name === 'string' ? words === name : name.test(words)) return presses
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to "${String(name)}".`)
}

/** Moves to a field with the Tab key alone, and types over what stands there. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Moves to a button or link with the Tab key alone, and presses it. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

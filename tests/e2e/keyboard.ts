import type { Page } from 'playwright-core'

/** Moves with the Tab key alone to what has this label or words; stays where the focus is already there. */
export async function tabTo(page: Page, name: string, { within = 80 } = {}): Promise<void> {
  for (let presses = 0; presses < within; presses++) {
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.labels?.[0]?.textContent || element?.getAttribute('aria-label') || element?.textContent
    })
    if (found?.trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to "${name}".`)
}

/** Moves to a field with the Tab key alone, and types over what stands there. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Moves to a button or link with the Tab key alone, and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

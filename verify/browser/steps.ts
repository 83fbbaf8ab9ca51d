/** What people do on a page, as steps for both flavours. */
import type { Page } from 'playwright-core'

export type Step = [
  what: string,
  run: (page: Page) => Promise<unknown>,
  expected: {
    focus?: string
    sees?: string[]
    hides?: string[]
    differs?: string
    /** Whether it only looks around, and leaves things as they were. */
    passes?: boolean
  },
]

export const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key)
  }
export const click =
  (role: 'button' | 'menuitem' | 'switch' | 'tab' | 'checkbox' | 'radio', name: string) => (page: Page) =>
    page.getByRole(role, { name, exact: true }).first().click()
export const focus = (role: 'button' | 'switch' | 'tab', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).focus()

/** Types, and waits until a menu has forgotten what was typed. */
export const type =
  (...keys: string[]) =>
  async (page: Page) => {
    await press(...keys)(page)
    await page.waitForTimeout(500)
  }

/** Moves the pointer onto an item and on it: a menu ignores a pointer that rests where the menu opens. */
export async function moveOver(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name })
  await item.hover()
  await item.hover({ position: { x: 12, y: 12 } })
}

/** Does something, then lets that much of a stopped page's time go by. */
export const after = (milliseconds: number, run: Step[1] = async () => {}) => {
  return async (page: Page) => {
    await run(page)
    await page.clock.runFor(milliseconds)
  }
}

/** Steps by name, on the case they play on. */
export type Scripts = Record<string, { on: string; stopsTime?: boolean; steps: Step[] }>

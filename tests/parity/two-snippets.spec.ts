/** Snippets share a page: the same one twice, and different ones that bring the same behaviour. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { createStage, type Stage } from '#verify/browser/stage.ts'

const snippet = (name: string) => readFileSync(join(root, 'compiler/cases', name, 'expected/input.html'), 'utf8')
const pages = {
  'two menus': snippet('menu') + snippet('menu-in-rows'),
  'list and menu': snippet('menu') + snippet('listbox'),
  'one twice': snippet('toasts') + snippet('toasts'),
}

let browser: Browser
let open: Stage
beforeAll(async () => {
  browser = await launchChromium()
  const pieces = Object.entries(pages).map(([name, html]) => ({ name, code: { html } }))
  open = await createStage(browser, pieces, { pictures: false })
})
afterAll(() => browser?.close())

test('two snippets with menus each open their own', async () => {
  const { page, complaints } = await open('two menus', 'html')
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Assign' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(0)
  await page.getByRole('button', { name: 'Options for Grace Hopper' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
  expect(await page.getByRole('menuitem').count()).toBe(1)
  expect(complaints).toEqual([])
  await page.close()
})

test('a list has the focus in the frame in which it shows, so that no key falls in between', async () => {
  const { page } = await open('list and menu', 'html')
  const hadFocus = (role: string) =>
    page.evaluate(
      (wanted) =>
        new Promise<boolean>((resolve) => {
          const list = document.querySelector<HTMLElement>(`[role=${wanted}]`)!
          const frame = () => {
            if (list.offsetHeight === 0) return void requestAnimationFrame(frame)
            // Behind everything else this frame does.
            setTimeout(() => resolve(list.contains(document.activeElement)))
          }
          frame()
          list.closest('[x-data]')!.querySelector('button')!.click()
        }),
      role,
    )
  expect(await hadFocus('menu')).toBe(true)
  expect(await hadFocus('listbox')).toBe(true)
  await page.close()
})

test('one snippet twice keeps two states', async () => {
  const { page, complaints } = await open('one twice', 'html')
  await page.getByRole('button', { name: 'Save draft' }).first().click()
  await page.getByText('The draft was saved.').waitFor()
  const [first, second] = await page.getByRole('status').all()
  expect((await first!.innerText()).trim()).toContain('The draft was saved.')
  expect((await second!.innerText()).trim()).toBe('')
  expect(complaints).toEqual([])
  await page.close()
})

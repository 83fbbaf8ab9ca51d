/** What everybody does first with a kit, by keyboard alone: sign in, go to the settings, save them, and darken the page. */
import type { Smoke } from '#toolchain/smoke.ts'

const smoke: Smoke = async ({ page, visit }) => {
  const { keyboard } = page
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const press = async (role: 'button' | 'menuitem', name: string) => {
    await page.getByRole(role, { name }).focus()
    await keyboard.press('Enter')
  }

  await visit('/sign-in')
  await press('button', 'Sign in')
  await page.getByText('Enter your password.').waitFor()
  await page.locator('input[name=email]:focus').waitFor()
  await keyboard.type('ines@lintel.example')
  await page.getByLabel('Password').focus()
  await keyboard.type('a long password')
  await keyboard.press('Enter')
  await heading('Dashboard')

  await press('button', 'Account of')
  await press('menuitem', 'Settings')
  await heading('Settings')
  await page.locator('nav a[aria-current=page]', { hasText: 'Settings' }).first().waitFor()
  await press('button', 'Save changes')
  await page.getByText('Saved.').waitFor()

  await page.getByRole('radio', { name: 'Light' }).focus()
  await keyboard.press('ArrowRight')
  await page.locator('html.dark').waitFor({ state: 'attached' })
  await page.reload()
  await page.locator('html.dark').waitFor({ state: 'attached' })
}

export default smoke

/** Signs in with a form that is wrong first, changes a password, and looks at the Blade pages where they were drawn. */
import type { Smoke } from '#toolchain/smoke.ts'

const bladePages = [
  ...['login', 'register', 'forgot-password', 'reset-password', 'confirm-password', 'verify-email'].map(
    (name) => `auth/${name}`,
  ),
  'dashboard',
  ...['profile', 'security', 'appearance'].map((name) => `settings/${name}`),
]

/** As pages come back whose form was wrong. */
const formsWithErrors = ['auth/register-errors', 'settings/profile-errors', 'settings/security-errors']

const smoke: Smoke = async ({ page, visit, look }) => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  const press = (key: string) => page.keyboard.press(key)

  await visit('/login')
  await page.getByLabel('Email').focus()
  await press('Enter')
  await page.getByText('The email field is required.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
  await look('a wrong sign-in')
  await page.keyboard.type('ines@lintel.example')
  await page.getByLabel('Password').focus()
  await page.keyboard.type('a long password')
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()

  await page.getByRole('button', { name: 'Account of Ines Okoro' }).focus()
  await press('Enter')
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  await look('the account menu')
  await press('Escape')

  await visit('/settings/security')
  await page.getByLabel('Current password').focus()
  await press('Enter')
  await page.getByText('The current password field is required.').waitFor()
  if ((await focused()) !== 'current_password')
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'current_password')
  for (const name of ['current_password', 'password', 'password_confirmation'])
    await page.fill(`[name=${name}]`, 'a long password')
  await press('Enter')
  await page.getByText('Saved.').waitFor()

  await visit('/settings/appearance')
  await page.getByLabel('Dark').focus()
  await press('Space')
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  await page.getByLabel('System').focus()
  await press('Space')

  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/dashboard')
  await page.getByRole('button', { name: 'Open main menu' }).focus()
  await press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).waitFor()
  await look('the drawer')
  await page.setViewportSize({ width: 1280, height: 800 })

  // Without PHP on this machine they were not drawn; the build says so.
  await visit('/blade/auth/login')
  if ((await page.getByRole('heading', { level: 1 }).count()) === 0) {
    console.log('  The Blade pages were not run: there is no PHP on this machine.')
    return
  }
  for (const name of [...bladePages, ...formsWithErrors, 'errors/404', 'errors/500']) {
    await visit(`/blade/${name}`)
    await look(`Blade: ${name}`)
  }
  await visit('/blade/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).focus()
  await press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await look('Blade: the account menu')
}
export default smoke

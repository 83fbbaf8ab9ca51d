/**
 * What everybody does first with a kit that has accounts, by keyboard alone: sign up, confirm, save the settings, darken
 * the page, sign out and in again. `plain` is the same in a browser that runs no scripts.
 */
import type { Smoke, SmokeTools } from '#toolchain/smoke.ts'

const ines = { name: 'Ines Okoro', email: 'ines@lintel.example', password: 'a long password' }
const renamed = 'Ines Okoro-Bell'
const confirmed = 'Your email address is confirmed.'

/** Signs somebody up by the pages, and in by the link that was mailed. */
export const enter: Smoke = async (tools) => {
  const { arrive, press, type, told } = handsOn(tools)
  await tools.visit('/register')
  await type('Name', ines.name)
  await type('Email', ines.email)
  await type('Password', ines.password)
  await tools.page.keyboard.press('Enter')
  await arrive('Check your email')
  await press('link', 'Open the link')
  await arrive('Confirm your email address')
  await press('button', 'Confirm')
  await arrive('Dashboard', tools.home)
  await told(confirmed)
}

const drive: Smoke = async (tools) => {
  const { page, visit, look, home } = tools
  const { arrive, press, type, told, wrong } = handsOn(tools)

  await visit('/sign-in')
  await press('button', 'Sign in')
  await wrong('Email', 'Enter your email address.')
  await page.getByText('Enter your password.').waitFor()
  await look('/sign-in with errors')
  await visit('/forgot-password')
  await press('button', 'Send link')
  await wrong('Email', 'Enter your email address.')
  await look('/forgot-password with errors')
  await visit('/register')
  await press('button', 'Create account')
  await wrong('Name', 'Enter your name.')
  await look('/register with errors')

  await enter(tools)
  await toldOnce(tools, confirmed)

  await press('button', 'Account of Ines Okoro')
  await page.getByText(ines.email).first().waitFor()
  await press('menuitem', 'Settings')
  await arrive('Settings', '/settings')
  await page.locator('nav a[aria-current=page]', { hasText: 'Settings' }).first().waitFor()
  await type('Name', ' ')
  await press('button', 'Save changes')
  await wrong('Name', 'Enter your name.')
  await look('/settings with errors')
  await type('Name', renamed)
  await page.keyboard.press('Enter')
  await told('Saved.')
  await page.getByRole('button', { name: `Account of ${renamed}` }).waitFor()

  await page.getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('html.dark').waitFor({ state: 'attached' })
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('html.dark').waitFor({ state: 'attached' })

  await press('button', 'Account of')
  await press('menuitem', 'Sign out')
  await arrive('Sign in to Lintel', '/sign-in')
  await told('You are signed out.')
  await type('Email', ines.email)
  await type('Password', 'not this password')
  await page.keyboard.press('Enter')
  await page.getByText('Email and password do not match.').first().waitFor()
  await keeps(tools, { Email: ines.email, Password: '' })
  await type('Password', ines.password)
  await page.keyboard.press('Enter')
  await arrive('Dashboard', home)
}

export default drive

export const plain: Smoke = async (tools) => {
  const { page, visit, home } = tools
  const { arrive, press, type, told, wrong } = handsOn(tools)

  await visit('/sign-in')
  await press('button', 'Sign in')
  await wrong('Email', 'Enter your email address.', { focus: false })

  await enter(tools)
  await toldOnce(tools, confirmed)
  await visit('/settings')
  await arrive('Settings', '/settings')
  await type('Name', renamed)
  await page.keyboard.press('Enter')
  await arrive('Settings', '/settings')
  await told('Saved.')
  await keeps(tools, { Name: renamed })
  await press('button', 'Sign out')
  await arrive('Sign in to Lintel', '/sign-in')
  await told('You are signed out.')
  await type('Email', ines.email)
  await type('Password', 'not this password')
  await page.keyboard.press('Enter')
  await page.getByText('Email and password do not match.').first().waitFor()
  await keeps(tools, { Email: ines.email, Password: '' })
  await type('Password', ines.password)
  await page.keyboard.press('Enter')
  await arrive('Dashboard', home)
}

/** What a person without a mouse can do. */
function handsOn({ page }: SmokeTools) {
  const { keyboard } = page
  const field = (label: string) => page.getByLabel(label, { exact: true })

  return {
    /** Waits for a page by its heading, and by its path where that is told, until it is alive. */
    async arrive(heading: string, path = '') {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
      const { pathname } = new URL(page.url())
      if (path && pathname !== path) throw new Error(`“${heading}” stands at ${pathname}, not at ${path}.`)
    },
    async press(role: 'button' | 'link' | 'menuitem', name: string) {
      await page.getByRole(role, { name }).focus()
      await keyboard.press('Enter')
    },
    /** Puts a text in the place of what a field says. */
    async type(label: string, text: string) {
      await field(label).focus()
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    async told(toast: string) {
      await page.getByRole('status').filter({ hasText: toast }).first().waitFor()
    },
    /** The first wrong field says so, to eyes and to screen readers, and has the focus. */
    async wrong(label: string, message: string, { focus = true } = {}) {
      await page.getByText(message).first().waitFor()
      const invalid = page.locator('[aria-invalid=true]').and(field(label))
      await invalid.waitFor()
      const described = (await invalid.getAttribute('aria-describedby'))?.split(/\s+/) ?? []
      const said = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()))
      if (!said.some((text) => text?.includes(message)))
        throw new Error(`The field “${label}” is not described by “${message}”.`)
      if (focus) await page.locator('[aria-invalid=true]:focus').and(field(label)).waitFor()
    },
  }
}

/** A word stands for one page only. */
async function toldOnce({ page }: SmokeTools, toast: string) {
  await page.reload({ waitUntil: 'networkidle' })
  if ((await page.getByText(toast).count()) > 0) throw new Error(`“${toast}” is told once more on the next page.`)
}

/** What was typed is still there, but never a password. */
async function keeps({ page }: SmokeTools, fields: Record<string, string>) {
  for (const [label, wanted] of Object.entries(fields)) {
    const value = await page.getByLabel(label, { exact: true }).inputValue()
    if (value !== wanted) throw new Error(`The field “${label}” says “${value}”, not “${wanted}”.`)
  }
}

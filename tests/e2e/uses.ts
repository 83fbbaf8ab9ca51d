/** What a person does with each component of the reference set: the same in every flavour, found by role and name. */
import { expect } from 'vitest'
import type { Page } from 'playwright-core'

type Use = (page: Page) => Promise<void>

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '')

export const uses: Record<string, Use> = {
  async 'application-ui/components/alerts/dismissible-alerts-in-four-tones'(page) {
    await page.getByRole('button', { name: 'Dismiss: Payout details saved' }).click()
    await expect.poll(() => page.getByText('Payout details saved', { exact: true }).isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('button', { name: /^Dismiss/ }).count()).toBe(3)
  },

  async 'application-ui/components/badges/filter-badges-with-clear-all'(page) {
    await page.getByText('4 filters in use').waitFor()
    await page.getByRole('button', { name: 'Remove filter Status: Paid' }).click()
    await page.getByText('3 filters in use').waitFor()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => page.getByRole('button', { name: /^Remove filter/ }).count()).toBe(0)
  },

  async 'application-ui/components/buttons/loading-and-result-states'(page) {
    await page.getByRole('button', { name: 'Deploy Frankfurt' }).click()
    await page.getByRole('status').getByText('Frankfurt: Uploading v42').waitFor({ state: 'attached' })
    // It keeps the focus while it is busy, and says that it is.
    expect(await page.getByRole('button', { name: 'Deploying… Frankfurt' }).getAttribute('aria-busy')).toBe('true')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Deployed Frankfurt' }).waitFor()
  },

  async 'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars'(page) {
    const bar = page.locator('[style*="74%"]').first()
    const [inner, outer] = await bar.evaluate((element) => [element.clientWidth, element.parentElement!.clientWidth])
    expect(inner! / outer!).toBeCloseTo(0.74, 1)
    expect(await page.getByRole('img', { name: 'Bo Lindqvist' }).count()).toBeGreaterThan(0)
  },

  async 'application-ui/components/dropdowns/dropdown-menu-with-sections-and-shortcuts'(page) {
    const button = page.getByRole('button', { name: 'Actions' })
    await button.focus()
    await press(page, 'ArrowDown')
    await page.getByRole('menu').waitFor()
    await expect.poll(() => focusedItem(page)).toContain('Rename')
    await press(page, 'ArrowDown', 'ArrowDown')
    await expect.poll(() => focusedItem(page)).toContain('Invite people') // over the disabled item
    await press(page, 'End')
    await expect.poll(() => focusedItem(page)).toContain('Delete')
    await press(page, 'Escape')
    await expect.poll(() => page.getByRole('menu').isVisible()).toBe(false)
    await expect.poll(() => focused(page)).toBe('Actions')
  },

  async 'application-ui/components/form-layouts/two-column-form-with-validation'(page) {
    await page.getByRole('button', { name: 'Save contact' }).click()
    await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    const described = await page.getByLabel('Email').getAttribute('aria-describedby')
    const messages = await Promise.all(described!.split(' ').map((id) => page.locator(`[id="${id}"]`).allInnerTexts()))
    expect(messages.flat().join(' ')).toMatch(/email/i)
    expect(await page.getByRole('group', { name: 'What to fix' }).innerText()).toMatch(/things to fix/)

    await page.getByLabel('Full name').fill('Ada Lovelace')
    await page.getByLabel('Company').fill('Analytical Engines')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Phone').fill('+1 206 555 0132')
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Save contact' }).click()
    await expect.poll(() => page.getByRole('status').innerText()).toMatch(/saved/i)
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0)
  },

  async 'application-ui/components/list-groups/team-members-list-with-actions'(page) {
    await page.getByText('4 members, 2 pending invitations').waitFor()
    await page.getByRole('button', { name: 'Remind Ingrid Hansen' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Remind Ingrid Hansen', disabled: false }).count()).toBe(0)
  },

  async 'application-ui/components/modals/delete-confirmation-modal-with-typed-name'(page) {
    const opener = page.getByRole('button', { name: 'Delete project' })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading').waitFor()
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    for (let turn = 0; turn < 6; turn++) await press(page, 'Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await press(page, 'Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('Delete project')
  },

  async 'application-ui/components/tables/with-checkboxes-bulk-actions-and-status'(page) {
    await page.getByRole('checkbox', { name: 'Select INV-2081' }).check()
    expect(await page.getByRole('button', { name: 'Download' }).isEnabled()).toBe(true)
    const all = page.getByRole('checkbox', { name: 'Select all invoices' })
    await all.check()
    await expect.poll(() => page.getByRole('checkbox', { name: /^Select INV/, checked: false }).count()).toBe(0)
    await all.uncheck()
    await expect.poll(() => page.getByRole('checkbox', { name: /^Select INV/, checked: true }).count()).toBe(0)
  },

  async 'application-ui/components/tabs/underlined-tabs-with-count-badges'(page) {
    const selected = () => page.getByRole('tab', { selected: true }).innerText()
    await page.getByRole('tab', { name: /Items/ }).focus()
    await press(page, 'ArrowRight')
    await expect.poll(selected).toMatch(/Shipments/)
    await page.getByRole('tabpanel', { name: /Shipments/ }).waitFor()
    await press(page, 'End')
    await expect.poll(selected).toMatch(/Returns/)
    await press(page, 'ArrowRight')
    await expect.poll(selected).toMatch(/Items/)
    expect(await page.getByRole('tabpanel').count()).toBe(1)
  },

  async 'marketing/sections/hero/split-hero-with-product-preview'(page) {
    await page.getByText('$58,650').waitFor()
    await page.getByRole('radio', { name: '6 months' }).check({ force: true })
    await page.getByText('$61,100').waitFor()
    await expect.poll(() => page.getByText('$58,650').isVisible()).toBe(false)
  },

  async 'ecommerce/sections/product-lists/with-color-swatches'(page) {
    await page.getByText('Your bag is empty').waitFor()
    const oat = page.getByRole('radio', { name: 'Oat' }).first()
    await oat.check({ force: true })
    expect(await oat.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Add to bag Ridge mug' }).click()
    await expect.poll(() => page.getByText('Your bag is empty').isVisible()).toBe(false)
  },
}

/** The item of the menu that the keyboard is on: it has the focus, or the menu names it as its active descendant. */
const focusedItem = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const id = element?.getAttribute('aria-activedescendant')
    return (id ? document.getElementById(id) : element)?.textContent ?? ''
  })

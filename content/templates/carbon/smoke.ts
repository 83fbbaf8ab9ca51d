/** Carbon's main job, by keyboard alone: go to a case by the menu of phones, and ask about a structure. */
import type { Smoke } from '#toolchain/smoke.ts'

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

const smoke: Smoke = async ({ page, visit }) => {
  await visit('/contact')
  const name = page.getByRole('textbox', { name: 'Your name' })
  await name.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Enter your name so we know who to write back to.').waitFor()
  await name.and(page.locator(':focus')).waitFor()

  await page.keyboard.type('Ana Ruiz')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana@example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('207 555 0110')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Saco River, at the old ferry')
  await page.keyboard.press('Tab')
  await page.keyboard.type('soon')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A bridge of 60 ft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Enter an email address such as ana@example.com.').waitFor()
  await page.getByRole('textbox', { name: 'Email' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type('.com')
  await page.getByText('Enter a date, a month or a season').waitFor()
  await page.getByRole('textbox', { name: 'Needed by' }).fill('fall 2027')
  await page.getByText('Enter a date, a month or a season').waitFor({ state: 'hidden' })

  // Where sending fails, nothing is lost.
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await page.getByText('It did not get through.').waitFor()
  if ((await page.getByRole('textbox', { name: 'What you know' }).inputValue()) === '')
    throw new Error('The form was emptied.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send it again' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
  await page.getByText('answer you at ana@example.com within two business days').waitFor()

  await page.setViewportSize(phone)
  await visit('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: 'Close' })
  await close.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await close.waitFor({ state: 'hidden' })
  await menu.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await close.and(page.locator(':focus')).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Kettle Bend Footbridge/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Kettle Bend Footbridge' }).waitFor()
  await page.setViewportSize(desk)
}

export default smoke

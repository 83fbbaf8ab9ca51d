/** Finbank's main job, by keyboard alone: reckon with the calculators, find an answer, begin an account, sign in. */
import type { Smoke } from '#toolchain/smoke.ts'

const smoke: Smoke = async ({ page, visit }) => {
  await visit('/')
  const saved = page.getByRole('slider', { name: 'Put aside today' })
  await saved.focus()
  await saved.press('ArrowRight')
  await page.getByText('€5,500 + 60 × €150').waitFor()

  await page.getByLabel('Where may we send the link to the app?').focus()
  await page.keyboard.type('roos@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('Sent to roos@example.com.').waitFor()

  await visit('/pricing')
  const monthly = page.getByRole('radio', { name: 'By the month' })
  await monthly.focus()
  await monthly.press('ArrowDown')
  await page.getByRole('columnheader', { name: /^Plus.*€60/ }).waitFor()

  await visit('/product')
  await page.getByRole('switch', { name: 'Card is on' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('It pays nothing and gives nothing').waitFor()

  await visit('/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Write your password.').waitFor()
}

export default smoke

/** Halcott's main job, by keyboard alone: find a scent, put it into the cart, use a code, order, and find the order. */
import type { Smoke } from '#toolchain/smoke.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

const smoke: Smoke = async ({ page, visit }) => {
  const press = (key: string) => page.keyboard.press(key)
  const button = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await press('Enter')
  }

  // A family that nobody knows is told, and what is known still counts.
  await visit('/shop?family=mineral&family=plastic')
  await page.getByText('There is no family called “plastic”').waitFor()
  await page.getByText('2 scents', { exact: true }).waitFor()
  await button('Show all twelve')
  await page.getByText('12 scents', { exact: true }).waitFor()
  await button('Amber')
  await page.getByText('2 scents', { exact: true }).waitFor()
  if (!page.url().endsWith('?family=amber')) throw new Error(`The filter is not in the address: ${page.url()}`)
  await page.goBack()
  await page.getByText('12 scents', { exact: true }).waitFor()

  // Sold out: only the sample can be chosen.
  await visit('/scents/last-honey')
  await page
    .getByRole('radio', { name: /sample/ })
    .and(page.locator(':checked'))
    .waitFor()
  if (await page.getByRole('radio', { name: /^50 ml/ }).isEnabled()) throw new Error('What is sold out can be chosen.')
  await button('Add to cart')
  await page.getByText('Added Last Honey, 2 ml sample.').waitFor()

  // No more than there are.
  await visit('/scents/iris-drawer')
  await page.getByRole('radio', { name: /^50 ml/ }).waitFor()
  await page.getByRole('slider', { name: /On skin/ }).focus()
  await press('End')
  await page.getByText('After 16 hours').first().waitFor()
  await page.getByLabel('Quantity').selectOption('2')
  await button('Add to cart')
  await page.getByText('Added Iris Drawer, 50 ml. Your cart has 2.').waitFor()
  if ((await page.getByLabel('Quantity').locator('option').count()) !== 3)
    throw new Error('More is offered than there is.')
  await button('Add to cart')
  await page.getByText('We have only 3 of Iris Drawer, 50 ml. Your cart has 3 now.').waitFor()

  // The cart: fewer, out, back, and over a reload.
  await visit('/cart')
  const iris = page.getByRole('group', { name: 'Quantity of Iris Drawer, 50 ml' })
  await iris.getByRole('button', { name: 'One fewer' }).focus()
  await press('Enter')
  await page.getByText('Iris Drawer, 50 ml: 2, $372.').waitFor()
  await button('Remove Last Honey, 2 ml sample')
  await page.getByText('Removed Last Honey, 2 ml sample.').waitFor()
  await button('Undo')
  await page.getByText('Last Honey, 2 ml sample is back in your cart.').waitFor()
  await page.reload()
  await iris.getByText('2', { exact: true }).waitFor()

  // Codes: one that ended is marked in its field, and one that counts can be taken away. 378 less 10% is 340.20.
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.focus()
  await page.keyboard.type('harvest26')
  await press('Enter')
  await page
    .getByText(/^The code HARVEST26/)
    .first()
    .waitFor()
  await code.and(page.locator(':focus[aria-invalid="true"][aria-describedby]')).waitFor()
  if ((await code.inputValue()) !== 'harvest26') throw new Error('A code that is refused is not kept in its field.')
  if (await page.getByRole('button', { name: 'Remove the code' }).isVisible())
    throw new Error('A code that never counted can be removed.')
  await code.fill('firstplate')
  await press('Enter')
  await page.getByText('−$37.80').waitFor()
  await page.getByRole('button', { name: 'Remove the code' }).and(page.locator(':focus')).waitFor()
  await press('Enter')
  await page.getByText('$378', { exact: true }).last().waitFor()
  await code.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('firstplate')
  await press('Enter')
  await page.getByText('−$37.80').waitFor()
  await page.getByText('$378.00', { exact: true }).waitFor()
  await page.getByText('$340.20').waitFor()

  // The checkout: what is missing or wrong is marked, and nothing that was typed is lost.
  await page.getByRole('link', { name: 'Check out' }).focus()
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  await page.getByText('Iris Drawer, 50 ml').waitFor()
  await button('Place the order')
  await page.getByText('Enter a street address.').waitFor()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.and(page.locator(':focus')).waitFor()
  await page.getByText('Enter an email address, so we can send you the order number.').waitFor()
  await page.keyboard.type('june@example')
  await page.getByText('That doesn’t look like an email address.').waitFor()
  await page.keyboard.type('.com')
  // What was marked and is right now is marked no more, while the rest still is.
  await email.and(page.locator(':not([aria-invalid])')).waitFor()
  await page.getByText('Enter a street address.').waitFor()
  await press('Tab')
  await page.keyboard.type('June Park')
  await page.getByRole('textbox', { name: 'Street' }).focus()
  await page.keyboard.type('12 Elm Street')
  await page.getByRole('textbox', { name: 'City' }).focus()
  await page.keyboard.type('Albany')
  // Two-day delivery does not go everywhere: where it does not, the choice goes back to ground.
  const twoDay = page.getByRole('radio', { name: /^Two-day/ })
  await twoDay.focus()
  await press('Space')
  await page.getByText('$18.00', { exact: true }).waitFor()
  await page.getByLabel('State', { exact: true }).selectOption('CA')
  await page.getByText('Not to California. Ground takes 3 to 6 business days.', { exact: true }).waitFor()
  await page
    .getByRole('radio', { name: /^Ground/ })
    .and(page.locator(':checked'))
    .waitFor()
  if (await twoDay.isEnabled()) throw new Error('Two-day delivery to California can be chosen.')
  await page.getByLabel('State', { exact: true }).selectOption('NY')
  // Where it goes again, what was chosen is chosen again. 8% of 358.20 is 28.656.
  await twoDay.and(page.locator(':enabled')).and(page.locator(':checked')).waitFor()
  await page.getByText('$28.66').waitFor()
  await page.getByRole('radio', { name: /^Ground/ }).focus()
  await press('Space')
  await page.getByRole('textbox', { name: 'ZIP code' }).focus()
  await page.keyboard.type('94110')
  // 8% of 340.20 is 27.216.
  await page.getByText('$27.22').waitFor()
  await press('Enter')
  await page.getByText('94110 is not a ZIP code in New York.').waitFor()
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('12207')
  await page.getByText('94110 is not a ZIP code in New York.').waitFor({ state: 'hidden' })
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
  await page.getByText('$367.42').waitFor()
  const number = await page.getByText(/^HC-/).first().innerText()

  // The way to where it is carries the number, which nobody has to type.
  await page.getByRole('link', { name: 'See where it is' }).focus()
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Find an order' }).waitFor()
  const typed = page.getByRole('textbox', { name: 'Order number' })
  await page.waitForFunction((wanted) => document.querySelector('input')?.value === wanted, number)

  // Found again without an account; not with another address, nor by what is no number.
  await visit('/track?number=nothing')
  await typed.focus()
  await press('Enter')
  await page.getByText('Enter the order number.').waitFor()
  await page.getByText('Enter the email address you ordered with').waitFor()
  await page.keyboard.type(number.toLowerCase())
  await page.getByText('Enter the order number.').waitFor({ state: 'hidden' })
  await press('Tab')
  await page.keyboard.type('somebody@example.com')
  await press('Enter')
  await page.getByText('We found no order with that number and email address.').waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill('june@example.com')
  await press('Enter')
  await page.getByRole('heading', { level: 2, name: number }).and(page.locator(':focus')).waitFor()

  // What was kept is damaged: the shop says so, and goes on.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('halcott')) localStorage.setItem(key, '{"version":1,')
  })
  await visit('/cart')
  await page.getByRole('list', { name: 'What changed' }).getByRole('listitem').first().waitFor()
  await page.getByRole('heading', { name: 'Nothing in it yet' }).waitFor()

  await page.setViewportSize(phone)
  await visit('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await press('Enter')
  await page.getByRole('button', { name: 'Close' }).and(page.locator(':focus')).waitFor()
  await press('Escape')
  await menu.and(page.locator(':focus')).waitFor()
  await page.setViewportSize(desk)
}

export default smoke

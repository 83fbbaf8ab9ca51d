import { click, press, type Step } from '#verify/browser/steps.ts'

const swipe =
  (by: number): Step[1] =>
  async (page) => {
    const { x, y, width, height } = (await page.getByRole('dialog').getByRole('img').first().boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + by, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Next picture' }).focus()
  }

export const steps: Step[] = [
  [
    'a picture opens large',
    click('button', 'View Roof stair'),
    { focus: 'button Next picture', sees: ['dialog "Six days, six places"', 'Last sun on the wall', '2 of 6'] },
  ],
  // In the direction of reading: to the third picture, or from right to left to the first
  ['an arrow key turns', press('ArrowRight'), { hides: ['2 of 6'] }],
  ['the other one turns back', press('ArrowLeft'), { sees: ['Last sun on the wall', '2 of 6'] }],
  ['the button turns on', press('Enter'), { sees: ['The courtyard at noon', '3 of 6'] }],
  ['a thumbnail is shown large', click('button', 'Show Dunes'), { sees: ['Two hours from the road', '6 of 6'] }],
  // Held, and let go further to the left: to the first picture, or from right to left to the fifth
  ['a swipe turns', swipe(-80), { hides: ['6 of 6'] }],
  ['one that is too short to the right does not', swipe(48), { hides: ['6 of 6'] }],
  ['nor to the left', swipe(-48), { hides: ['6 of 6'] }],
  [
    'a thumbnail by the keyboard',
    async (page) => {
      await page.getByRole('button', { name: 'Show Dunes' }).focus()
      await page.keyboard.press('Enter')
    },
    { sees: ['Two hours from the road', '6 of 6'] },
  ],
  ['Escape closes', press('Escape'), { focus: 'button View Roof stair', hides: ['dialog'] }],
]

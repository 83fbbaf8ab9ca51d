import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'the address is known, and the code has its share off',
    async () => {},
    { sees: ['Ana Silva, 214 Pine Street', 'Next-day air', 'You save $23.70', '$235.16'] },
  ],
  ['the address opens again', click('button', 'Change address'), { sees: ['textbox "City"', 'State'] }],
  [
    'another address is filled in',
    async (page) => {
      await page.getByLabel('Street address').fill('9 Alder Street')
      await page.getByLabel('City').fill('Portland')
      await page.getByLabel('State').selectOption('Oregon')
      await page.getByLabel('ZIP code').fill('97205')
    },
    {},
  ],
  [
    'delivery is next',
    click('button', 'Continue to delivery'),
    { sees: ['9 Alder Street, Portland, Oregon 97205', 'Next-day air'] },
  ],
  [
    'a faster way costs more',
    (page) => page.getByRole('radio', { name: 'Next-day air' }).check(),
    { sees: ['$267.14'] },
  ],
  ['payment is next', click('button', 'Continue to payment'), { sees: ['Pay $267.14', 'Change delivery'] }],
  ['the code goes', click('button', 'Remove'), { sees: ['Pay $293.26', 'Apply'] }],
  [
    'another code is refused',
    async (page) => {
      await page.getByLabel('Discount code').fill('summer')
      await page.getByRole('button', { name: 'Apply' }).click()
    },
    { sees: ['This code is not valid', 'Pay $293.26'] },
  ],
  [
    'the code takes its share off again',
    async (page) => {
      await page.getByLabel('Discount code').fill('kiln10')
      await page.getByRole('button', { name: 'Apply' }).click()
    },
    { sees: ['You save $23.70', 'Pay $267.14'] },
  ],
]

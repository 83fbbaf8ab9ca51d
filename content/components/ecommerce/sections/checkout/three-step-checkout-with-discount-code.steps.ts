import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'the address is filled in',
    async (page) => {
      await page.getByLabel('Email').fill('ana@example.com')
      await page.getByLabel('Full name').fill('Ana Silva')
      await page.getByLabel('Street address').fill('214 Pine Street')
      await page.getByLabel('City and state').fill('Tacoma, WA')
      await page.getByLabel('ZIP code').fill('98402')
    },
    {},
  ],
  [
    'delivery is next',
    click('button', 'Continue to delivery'),
    { sees: ['Ana Silva, 214 Pine Street', 'Two-day air'] },
  ],
  [
    'a faster way costs more',
    (page) => page.getByRole('radio', { name: 'Two-day air' }).check(),
    { sees: ['$289.94'] },
  ],
  ['payment is next', click('button', 'Continue to payment'), { sees: ['Pay $289.94', 'Change delivery'] }],
  ['the code has its place', click('button', 'Discount code'), { sees: ['textbox "Discount code"'] }],
  [
    'a code takes its share off',
    async (page) => {
      await page.getByRole('textbox', { name: 'Discount code' }).fill('kiln10')
      await page.getByRole('button', { name: 'Apply' }).click()
    },
    { sees: ['KILN10 takes 10 percent off', 'Pay $264.11'] },
  ],
]

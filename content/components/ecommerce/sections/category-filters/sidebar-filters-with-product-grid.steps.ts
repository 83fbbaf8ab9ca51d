import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['two prices are chosen', async () => {}, { sees: ['6 products', 'Rubber plant'], hides: ['Perch stool'] }],
  ['the filters open', (page) => page.getByRole('button', { name: /^Filters/ }).click(), { sees: ['Kitchen'] }],
  [
    'a room narrows them',
    (page) => page.getByRole('checkbox', { name: 'Kitchen' }).check(),
    { sees: ['3 products', 'Remove filter Kitchen'], hides: ['Rubber plant'] },
  ],
  ['without filters everything is there', click('button', 'Clear all'), { sees: ['9 products', 'Perch stool'] }],
  ['they are put in order', (page) => page.getByRole('combobox').selectOption('low'), {}],
  ['and stand as they were before', (page) => page.getByRole('combobox').selectOption('featured'), {}],
  [
    'a color and a price that no product has say so',
    async (page) => {
      await page.getByRole('checkbox', { name: 'Blue' }).check()
      await page.getByRole('checkbox', { name: 'Over $100' }).check()
    },
    { sees: ['0 products', 'No products match all of these'] },
  ],
]

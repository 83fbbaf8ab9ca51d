import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['the bag begins empty', async () => {}, { sees: ['Your bag is empty'] }],
  [
    'another colour is chosen',
    (page) => page.getByRole('radio', { name: 'Oat' }).first().check({ force: true }),
    { sees: ['radio "Oat" [checked]'] },
  ],
  ['a product goes into the bag', click('button', 'Add to bag Ridge mug'), { sees: ['1 item in your bag'] }],
]

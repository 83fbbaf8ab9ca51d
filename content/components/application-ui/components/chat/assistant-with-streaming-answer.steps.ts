import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['the answer is on its way', async () => {}, { sees: ['Writing…'] }],
  ['it is stopped where it is', click('button', 'Stop'), { sees: ['Stopped'] }],
  ['and goes on', click('button', 'Continue'), { sees: ['Writing…'] }],
  ['it is stopped again', click('button', 'Stop'), { sees: ['Stopped'] }],
  [
    'a change is asked for',
    async (page) => {
      await page.getByRole('textbox', { name: 'Your question' }).fill('Shorter still, please.')
      await page.keyboard.press('Enter')
    },
    { sees: ['Shorter still, please.', 'Writing…'], hides: ['Plainer, please.'] },
  ],
]

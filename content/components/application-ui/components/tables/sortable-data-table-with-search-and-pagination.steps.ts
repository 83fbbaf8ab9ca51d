import { click, type Step } from '#verify/browser/steps.ts'

const find =
  (text: string): Step[1] =>
  (page) =>
    page.getByRole('searchbox', { name: 'Find a product' }).fill(text)

export const steps: Step[] = [
  ['the second page', click('button', 'Next page'), { sees: ['6 to 10 of 12'] }],
  ['what is found begins on its first page', find('a'), { sees: ['1 to 5 of'], hides: ['6 to'] }],
  ['everything again', find(''), { sees: ['1 to 5 of 12'] }],
  ['the second page once more', click('button', 'Next page'), { sees: ['6 to 10 of 12'] }],
  ['another order begins on the first page', click('button', 'Stock'), { sees: ['1 to 5 of 12'] }],
  ['spaces around a word do not count', find('  mug  '), { sees: ['Stoneware mug'] }],
]

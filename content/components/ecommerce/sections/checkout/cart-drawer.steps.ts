import type { Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

const fewer = (index: number) => (page: Page) => page.getByRole('button', { name: 'One fewer' }).nth(index).click()

export const steps: Step[] = [
  ['the bag opens', (page) => page.getByRole('button', { name: 'Open bag' }).first().click(), { sees: ['Check out'] }],
  ['one fewer of the first', fewer(0), {}],
  ['none of the second either', fewer(1), { sees: ['button "Check out" [disabled]'] }],
]

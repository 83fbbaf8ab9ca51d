import type { Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

const write = (text: string) => (page: Page) => page.getByRole('textbox', { name: 'Workspace address' }).fill(text)

export const steps: Step[] = [
  ['a right address is written', write('harbor-studio'), {}],
  ['a wrong one again', write('Harbor'), {}],
]

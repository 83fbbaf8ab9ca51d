import type { Page } from 'playwright-core'
import type { Step } from '#verify/browser/steps.ts'

const write = (text: string) => (page: Page) => page.getByRole('textbox', { name: 'Workspace address' }).fill(text)

export const steps: Step[] = [
  ['a right address is written', write('harbor-studio'), {}],
  ['a wrong one again', write('Harbor'), {}],
]

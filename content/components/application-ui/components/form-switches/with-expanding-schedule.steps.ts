import type { Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

const press = (day: string) => (page: Page) => page.getByText(day, { exact: true }).click()

export const steps: Step[] = [
  ['Tuesday is left out', press('Tu'), { sees: ['Monday, Wednesday, Thursday, Sunday nights'] }],
  ['Wednesday is left out', press('We'), { sees: ['Monday, Thursday, Sunday nights'] }],
  ['two nights in one row are left', press('Th'), { sees: ['Monday, Sunday nights'] }],
  ['a third one makes it a row', press('Sa'), { sees: ['Saturday to Monday nights'] }],
]

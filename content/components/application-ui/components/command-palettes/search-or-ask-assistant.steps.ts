import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a press opens it with what was typed', click('button', 'Search or ask'), { sees: ['4 results'] }],
  ['Enter asks the assistant', press('Enter'), { sees: ['Reprint 2,000 copies, and order by October 9.'] }],
  ['back to the results', click('button', 'Results'), { hides: ['Answered from 2 files'] }],
  [
    'typing narrows them',
    (page) => page.getByRole('combobox', { name: 'Search or ask' }).fill('royalty'),
    { sees: ['Contract, Inés Aguirre', '1 result'], hides: ['Note to booksellers'] },
  ],
]

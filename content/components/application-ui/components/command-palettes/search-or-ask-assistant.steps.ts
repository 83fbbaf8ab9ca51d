import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a press opens it with what was typed', click('button', 'Search or ask'), { sees: ['Found in your papers: 4'] }],
  ['Enter asks the assistant', press('Enter'), { sees: ['Reprint 2,000 copies, and order by October 9.'] }],
  ['back to the results', click('button', 'Results'), { hides: ['Answered from 2 papers'] }],
  [
    'typing narrows them',
    (page) => page.getByRole('combobox', { name: 'Search or ask' }).fill('royalty'),
    { sees: ['Contract, Inés Aguirre', 'Found in your papers: 1'], hides: ['Note to booksellers'] },
  ],
]

import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'a press opens it on what is chosen',
    (page) => page.getByRole('combobox', { name: 'Region' }).click(),
    { sees: ['Oregon'] },
  ],
  ['a letter goes to its region', press('f'), {}],
  ['Enter chooses it and the error goes', press('Enter'), { sees: ['Ready to run'], hides: ['is full right now'] }],
  ['the database is created there', click('button', 'Create database'), { sees: ['Creating orders in fra'] }],
]

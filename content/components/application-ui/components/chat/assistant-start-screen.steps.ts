import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'another topic has other questions',
    click('button', 'Contracts'),
    { sees: ['When does the royalty rise for Inés Aguirre?'], hides: ['Which titles sold out faster'] },
  ],
  ['one fills the field', click('button', 'Which authors keep their film rights?'), {}],
  ['it is sent', click('button', 'Send'), { sees: ['Reading your files for: Which authors keep their film rights?'] }],
]

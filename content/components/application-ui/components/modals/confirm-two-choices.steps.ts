import { click, press, type Step } from '#verify/browser/steps.ts'

const question = 'dialog "Discard your changes?"'

export const steps: Step[] = [
  [
    'closing asks first',
    click('button', 'Close letter'),
    { focus: 'button Keep editing Go back to the letter', sees: [question] },
  ],
  ['Enter takes the safe choice', press('Enter'), { focus: 'button Close letter', hides: ['dialog'] }],
  ['closing asks again', click('button', 'Close letter'), { sees: [question] }],
  [
    'discarding brings back what was saved',
    click('button', 'Discard changes Return to the saved version'),
    { focus: 'button Close letter', sees: ['All changes saved'], hides: ['dialog', 'husks'] },
  ],
  ['with nothing to lose it does not ask', click('button', 'Close letter'), { hides: ['dialog'] }],
]

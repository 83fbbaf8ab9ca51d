import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'a question about the record is asked',
    click('button', 'When do we have to order?'),
    { sees: ['By Friday, October 9. Alder Bindery takes five weeks.'] },
  ],
  ['the panel closes and the page takes its room', click('button', 'Close assistant'), { focus: 'button Assistant' }],
  ['it opens again with what was said', click('button', 'Assistant'), { sees: ['By Friday, October 9.'] }],
]

import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'an example has its own answer',
    click('button', 'Printing'),
    { sees: ['$6,200, or $3.10 each.'], hides: ['Around November 13.'] },
  ],
  ['the question is sent', click('button', 'Send'), { sees: ['Create a free account'] }],
]

import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a paper is attached', click('button', 'Attach a paper'), { sees: ['Contract, Inés Aguirre'] }],
  [
    'one is removed, and the field has the focus',
    click('button', 'Remove Quote, Alder Bindery'),
    { hides: ['Quote, Alder Bindery'] },
  ],
  ['the web is asked too', click('button', 'Web'), {}],
  ['it is sent', click('button', 'Send'), { sees: ['Reading 2 papers…'] }],
  ['and stopped, with the text kept', click('button', 'Stop'), { sees: ['Stopped. Your question is still here.'] }],
]

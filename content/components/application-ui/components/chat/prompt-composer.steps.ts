import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a file is attached', click('button', 'Attach files'), { sees: ['Contract, Inés Aguirre'] }],
  [
    'one is removed, and the field has the focus',
    click('button', 'Remove Quote, Alder Bindery'),
    { hides: ['Quote, Alder Bindery'] },
  ],
  ['the web is asked too', click('button', 'Web'), {}],
  ['it is sent', click('button', 'Send'), { sees: ['Reading 2 files…'] }],
  ['and stopped, with the text kept', click('button', 'Stop'), { sees: ['Stopped. Your question is still here.'] }],
  ['another is removed', click('button', 'Remove Sales report, September'), { hides: ['Sales report, September'] }],
  ['and the last', click('button', 'Remove Contract, Inés Aguirre'), { hides: ['Contract, Inés Aguirre'] }],
  ['every file is asked then', click('button', 'Send'), { sees: ['Reading all your files…'] }],
]

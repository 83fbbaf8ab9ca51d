import { focus, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['Tab comes to the account', focus('button', 'Account of Aiko Mori'), {}],
  ['its menu opens', press('ArrowDown'), {}],
  ['End goes to the last', press('End'), {}],
  ['from there no further down', press('ArrowDown'), {}],
  ['Escape closes it', press('Escape'), { focus: 'button Account of Aiko Mori' }],
]

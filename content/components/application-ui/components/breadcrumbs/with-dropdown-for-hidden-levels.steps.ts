import { focus, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['Tab comes to the button', focus('button', 'Show folders of this path'), {}],
  ['the hidden folders open', press('ArrowDown'), { focus: 'menuitem Clients' }],
  ['from the last one up', press('End', 'ArrowUp'), {}],
  ['and up again', press('ArrowUp'), {}],
  ['Escape closes them', press('Escape'), { focus: 'button Show folders of this path' }],
]

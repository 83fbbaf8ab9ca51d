import { focus, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['Tab comes to the button', focus('button', 'Pause'), { focus: 'button Pause' }],
  ['Enter pauses', press('Enter'), { focus: 'button Resume', sees: ['Paused'] }],
  ['Space goes on', press('Space'), { focus: 'button Pause', sees: ['About 2 minutes left'] }],
]

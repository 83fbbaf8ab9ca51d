import { click, press, type Step } from '#verify/browser/steps.ts'

const alert = 'dialog "Your new card is on its way"'

export const steps: Step[] = [
  ['ordering is confirmed', click('button', 'Order new card'), { focus: 'button Got it', sees: [alert] }],
  [
    'Enter closes it',
    press('Enter'),
    { focus: 'button Order new card', hides: ['dialog'], sees: ['New card ordered'] },
  ],
]

import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'a picture opens large',
    click('button', 'View Roof stair'),
    { focus: 'button Next picture', sees: ['dialog "Six days, six places"', 'Last sun on the wall', '2 of 6'] },
  ],
  // In the direction of reading: to the third picture, or from right to left to the first
  ['an arrow key turns', press('ArrowRight'), { hides: ['2 of 6'] }],
  ['the other one turns back', press('ArrowLeft'), { sees: ['Last sun on the wall', '2 of 6'] }],
  ['the button turns on', press('Enter'), { sees: ['The courtyard at noon', '3 of 6'] }],
  ['Escape closes', press('Escape'), { focus: 'button View Roof stair', hides: ['dialog'] }],
]

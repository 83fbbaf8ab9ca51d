import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a press opens it with everything', click('button', 'Search pages and actions'), { sees: ['8 results'] }],
  [
    'typing narrows it in every group',
    (page) => page.keyboard.insertText('inv'),
    { sees: ['Create invoice', '3 results'], hides: ['Okafor Architects'] },
  ],
  ['an arrow moves the active row', (page) => page.keyboard.press('ArrowDown'), { sees: ['Invite teammate'] }],
  [
    'what is not there is said',
    (page) => page.keyboard.insertText('x'),
    { sees: ['No results for “invx”', '0 results'], hides: ['Create invoice'] },
  ],
]

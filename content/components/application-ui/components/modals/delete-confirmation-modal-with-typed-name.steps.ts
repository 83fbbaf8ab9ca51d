import { click, press, type Step } from '#verify/browser/steps.ts'

const named = 'dialog "Delete the project harbor-website?"'

export const steps: Step[] = [
  [
    'the button asks',
    click('button', 'Delete project'),
    { focus: 'input', sees: [named, 'button "Delete project" [disabled]'] },
  ],
  [
    'part of the name is not enough',
    (page) => page.getByRole('textbox').fill('harbour'),
    { sees: ['button "Delete project" [disabled]'] },
  ],
  ['the whole name is', (page) => page.getByRole('textbox').fill('harbor-website'), { hides: ['[disabled]'] }],
  ['Enter deletes', press('Enter'), { focus: 'button Delete project', hides: ['dialog'] }],
]

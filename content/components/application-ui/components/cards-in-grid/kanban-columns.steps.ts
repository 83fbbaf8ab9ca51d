import { click, press, type Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

async function moveToReview(page: Page) {
  await click('button', 'Move KES-142')(page)
  await click('menuitem', 'In review')(page)
}

export const steps: Step[] = [
  [
    'the card moves, and the focus with it',
    moveToReview,
    { sees: ['KES-142 moved to In review', '4, limit 2', '1, limit 3'], focus: 'button Move KES-142' },
  ],
  [
    'it moves by keys, too',
    press('Enter', 'End', 'Enter'),
    { sees: ['KES-142 moved to Done', '3, limit 2'], focus: 'button Move KES-142' },
  ],
]

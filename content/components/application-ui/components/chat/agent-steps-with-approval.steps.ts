import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['one result is open', async () => {}, { sees: ['$8,160'] }],
  [
    'another one unfolds instead',
    (page) => page.getByRole('button', { name: 'Checked the royalty' }).click(),
    { sees: ['Royalty when all are sold'], hides: ['$8,160'] },
  ],
  [
    'a yes sends the order',
    click('button', 'Approve and send'),
    { sees: ['Order sent to Alder Bindery', 'Approved by you just now.'], hides: ['Decline'] },
  ],
]

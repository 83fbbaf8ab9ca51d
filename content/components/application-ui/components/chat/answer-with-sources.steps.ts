import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a reference is open where it stands', async () => {}, { sees: ['delivered five weeks after your order'] }],
  [
    'another one opens instead',
    click('button', 'Source 3'),
    { sees: ['Eight percent of the list price'], hides: ['delivered five weeks after your order'] },
  ],
  ['and closes by another press', click('button', 'Source 3'), { hides: ['Eight percent of the list price'] }],
  [
    'a question is asked next',
    click('button', 'Who should get books first?'),
    { sees: ['Reading your files for: Who should get books first?'] },
  ],
]

import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  [
    'an answer is changed in its own step',
    click('button', 'Change Email'),
    { focus: 'input', sees: ['We send the permit here.', 'Save and review'], hides: ['Submit application'] },
  ],
  [
    'Enter leads back to the review, which holds it',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText('permits@alvarado.example')
      await page.keyboard.press('Enter')
    },
    { sees: ['Check your answers', 'permits@alvarado.example', 'Submit application'] },
  ],
  ['Back leads to the step before', click('button', 'Back'), { sees: ['Full name', 'Save and review'] }],
  ['and Enter in a field to the review', press('Tab', 'Enter'), { sees: ['Check your answers'] }],
  [
    'what is sent is received',
    click('button', 'Submit application'),
    { sees: ['Application received'], hides: ['Save and review'] },
  ],
]

import { click, press, type Step } from '#verify/browser/steps.ts'

const field = (page: Parameters<Step[1]>[0]) => page.getByRole('combobox', { name: 'Labels' })

export const steps: Step[] = [
  ['the button opens the list', click('button', 'Show labels'), { sees: ['Performance', 'Docs'] }],
  [
    'typing narrows it',
    async (page) => {
      await field(page).focus()
      await page.keyboard.type('doc')
    },
    { sees: ['Docs'], hides: ['Performance'] },
  ],
  ['Enter takes it, and the field is full', press('Enter'), { sees: ['That’s the limit', 'Remove Docs'] }],
  ['another one is not taken', press('ArrowUp', 'Enter'), { sees: ['That’s the limit'], hides: ['Remove Design'] }],
  ['Backspace removes the last one', press('Backspace'), { sees: ['1 left'], hides: ['Remove Docs'] }],
  ['a cross removes its own', click('button', 'Remove Bug'), { sees: ['2 left'], hides: ['Remove Bug'] }],
]

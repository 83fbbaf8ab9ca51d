import { click, press, type Step } from '#verify/browser/steps.ts'

const field = (page: Parameters<Step[1]>[0]) => page.getByRole('combobox', { name: 'Category' })

export const steps: Step[] = [
  ['the button opens the whole list', click('button', 'Show categories'), { sees: ['Advertising', 'Travel'] }],
  [
    'typing narrows it',
    async (page) => {
      await field(page).fill('')
      await page.keyboard.type('en')
    },
    { sees: ['Client entertainment', 'Equipment'], hides: ['Advertising'] },
  ],
  ['an arrow and Enter choose', press('ArrowDown', 'Enter'), { sees: ['Deductible: $186.84 (100%)'] }],
  ['the cross empties it', click('button', 'Clear category'), { sees: ['Type to search'] }],
  ['nothing chosen is not saved', click('button', 'Save receipt'), { sees: ['Choose a category before you save'] }],
  [
    'what is not there is said',
    async (page) => {
      await field(page).focus()
      await page.keyboard.type('zoo')
    },
    { sees: ['No category matches'] },
  ],
  [
    'Escape takes it back',
    press('Escape'),
    { sees: ['Choose a category before you save'], hides: ['No category matches'] },
  ],
]

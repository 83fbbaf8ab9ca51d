import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['two changes wait from the beginning', async () => {}, { sees: ['2 unsaved changes', '(253) 555-0170'] }],
  [
    'another is counted',
    (page) => page.getByRole('textbox', { name: 'Name' }).fill('Northwind Family Clinic'),
    { sees: ['3 unsaved changes', 'Was Northwind Pediatrics'] },
  ],
  [
    'a language more is counted',
    click('checkbox', 'Korean'),
    { sees: ['4 unsaved changes', 'Was English, Spanish', 'checkbox "Korean" [checked]'] },
  ],
  [
    'unticked it is no change',
    click('checkbox', 'Korean'),
    { sees: ['3 unsaved changes'], hides: ['Was English, Spanish'] },
  ],
  ['a language less is one', click('checkbox', 'English'), { sees: ['4 unsaved changes', 'Was English, Spanish'] }],
  [
    'all are taken back',
    click('button', 'Discard'),
    {
      sees: [
        'All changes saved',
        'Northwind Pediatrics',
        '(253) 555-0161',
        'checkbox "English" [checked]',
        'button "Save changes" [disabled]',
      ],
      hides: ['Was English, Spanish'],
    },
  ],
  [
    'a change is made anew',
    (page) => page.getByRole('textbox', { name: 'Hours' }).fill('Every day'),
    { sees: ['1 unsaved change'] },
  ],
  ['Enter saves it after a while', press('Enter'), { sees: ['textbox "Hours": Every day'] }],
  [
    'from then on that is what comes back',
    async (page) => {
      await page.getByRole('textbox', { name: 'Hours' }).fill('Never')
      await page.getByRole('button', { name: 'Discard' }).click()
    },
    { sees: ['textbox "Hours": Every day', 'All changes saved'] },
  ],
]

import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['two changes wait from the beginning', async () => {}, { sees: ['2 unsaved changes', '+1 253 555 0170'] }],
  [
    'another is counted',
    (page) => page.getByRole('textbox', { name: 'Name' }).fill('Northwind Family Clinic'),
    { sees: ['3 unsaved changes', 'Was Northwind Pediatrics'] },
  ],
  [
    'all are taken back',
    click('button', 'Discard'),
    { sees: ['All changes saved', 'Northwind Pediatrics', '+1 253 555 0161', 'button "Save changes" [disabled]'] },
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

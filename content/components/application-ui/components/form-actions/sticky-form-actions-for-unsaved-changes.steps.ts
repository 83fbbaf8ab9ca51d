import { click, press, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['one change waits from the beginning', async () => {}, { sees: ['1 change is not saved', '+1 253 555 0170'] }],
  [
    'another is counted',
    (page) => page.getByRole('textbox', { name: 'Name' }).fill('Northwind Family Clinic'),
    { sees: ['2 changes are not saved'] },
  ],
  [
    'all are taken back',
    click('button', 'Discard'),
    { sees: ['Everything is saved', 'Northwind Pediatrics', '+1 253 555 0148', 'button "Save changes" [disabled]'] },
  ],
  [
    'a change is made anew',
    (page) => page.getByRole('textbox', { name: 'Opening hours' }).fill('Every day'),
    { sees: ['1 change is not saved'] },
  ],
  ['Enter saves it after a while', press('Enter'), { sees: ['textbox "Opening hours": Every day'] }],
  [
    'from then on that is what comes back',
    async (page) => {
      await page.getByRole('textbox', { name: 'Opening hours' }).fill('Never')
      await page.getByRole('button', { name: 'Discard' }).click()
    },
    { sees: ['textbox "Opening hours": Every day', 'Everything is saved'] },
  ],
]

import { click, press, type Step } from '#verify/browser/steps.ts'

const named = 'dialog "Edit scheduled report"'

export const steps: Step[] = [
  [
    'the report opens as it is',
    click('button', 'Edit report'),
    {
      focus: 'input',
      sees: [named, 'textbox "Name": Revenue by region', 'radio "Monthly" [checked]'],
    },
  ],
  [
    'name and day change',
    async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Revenue by city')
      await page.getByText('Quarterly', { exact: true }).click()
    },
    { sees: ['textbox "Name": Revenue by city', 'radio "Quarterly" [checked]'] },
  ],
  [
    'Cancel keeps the report as it was',
    click('button', 'Cancel'),
    {
      focus: 'button Edit report',
      sees: ['Revenue by region', 'On the first of the month'],
      hides: ['dialog', 'by city'],
    },
  ],
  [
    'it opens as it was',
    click('button', 'Edit report'),
    { sees: ['textbox "Name": Revenue by region', 'radio "Monthly" [checked]'] },
  ],
  [
    'what is no address is not saved',
    async (page) => {
      await page.getByRole('textbox', { name: 'To' }).fill('finance')
      await press('Enter')(page)
    },
    { sees: [named, 'textbox "To": finance'] },
  ],
  [
    'another rhythm says when the next report comes',
    (page) => page.getByText('Weekly', { exact: true }).click(),
    { sees: ['Next report: Monday, September 21, 8 AM'] },
  ],
  [
    'Enter saves what was changed',
    async (page) => {
      await page.getByRole('textbox', { name: 'To' }).fill('board@halden.example')
      await page.getByRole('textbox', { name: 'Name' }).fill('Revenue by city')
      await press('Enter')(page)
    },
    {
      focus: 'button Edit report',
      sees: ['Revenue by city', 'Every Monday', 'board@halden.example'],
      hides: ['dialog'],
    },
  ],
]

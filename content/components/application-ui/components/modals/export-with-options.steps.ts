import { click, type Step } from '#verify/browser/steps.ts'

const named = 'dialog "Export orders"'

export const steps: Step[] = [
  [
    'the dialog opens with what is chosen at first',
    click('button', 'Export'),
    { sees: [named, 'radio "CSV" [checked]', 'orders-2026-09.csv', '2,678 rows, 5 columns', '228 KB'] },
  ],
  ['another format changes the name', (page) => page.getByText('JSON', { exact: true }).click(), { sees: ['.json'] }],
  [
    'a longer period changes name and size',
    (page) => page.getByText('Last 12 months', { exact: true }).click(),
    { sees: ['orders-12-months.json', '27,882 rows, 5 columns', '5.2 MB'] },
  ],
  [
    'one column more makes it larger',
    async (page) => {
      await page.getByText('Customer email', { exact: true }).click()
    },
    { sees: ['27,882 rows, 6 columns', '7.1 MB'] },
  ],
  [
    'it is downloaded, and the page says so',
    click('button', 'Download file'),
    { focus: 'button Export', sees: ['Exported orders-12-months.json, 7.1 MB'], hides: ['dialog'] },
  ],
]

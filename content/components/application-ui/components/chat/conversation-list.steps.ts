import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['everything is listed by day', async () => {}, { sees: ['Note to booksellers', 'Last week'] }],
  [
    'the filter keeps what is pinned',
    click('button', 'Pinned'),
    { sees: ['German rights, The Ferry Year'], hides: ['Note to booksellers', 'Last week'] },
  ],
  [
    'what is unpinned goes',
    click('button', 'Pin German rights, The Ferry Year'),
    { hides: ['German rights, The Ferry Year'] },
  ],
  ['the filter keeps what is shared', click('button', 'Shared'), { sees: ['Back cover of The Ferry Year'] }],
  [
    'a word finds one',
    (page) => page.getByRole('searchbox', { name: 'Search conversations' }).fill('mills'),
    { sees: ['Paper for the fall catalog'], hides: ['Note to booksellers'] },
  ],
]

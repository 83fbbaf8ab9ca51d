import { click, press, type Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

const write = (text: string) => (page: Page) => page.getByRole('textbox').fill(text)

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
  ['spaces are written', write('  '), {}],
  ['Enter sends no spaces', press('Enter'), { sees: ['Reading your files for: Who should get books first?'] }],
  ['a question is written', write(' Who pays the binder? '), {}],
  ['Enter sends it', press('Enter'), { sees: ['Reading your files for: Who pays the binder?'] }],
]

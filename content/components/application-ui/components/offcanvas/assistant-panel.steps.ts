import { click, press, type Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

const write = (text: string) => (page: Page) => page.getByRole('textbox').fill(text)

export const steps: Step[] = [
  [
    'a question about the record is asked',
    click('button', 'When do we have to order?'),
    { sees: ['By Friday, October 9. Alder Bindery takes five weeks.'] },
  ],
  ['the panel closes and the page takes its room', click('button', 'Close assistant'), { focus: 'button Assistant' }],
  ['it opens again with what was said', click('button', 'Assistant'), { sees: ['By Friday, October 9.'] }],
  ['a question is written', write(' Who binds it? '), {}],
  ['Enter sends it', press('Enter'), { sees: ['Who binds it?', 'Reading…'] }],
  ['spaces are written', write('  '), {}],
  ['Enter sends no spaces', press('Enter'), { sees: ['Who binds it?', 'Reading…'] }],
]

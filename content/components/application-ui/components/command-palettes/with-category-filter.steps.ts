import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a press opens it with everything', click('button', 'Search Fenn'), { sees: ['5 results'] }],
  ['an arrow moves the active row', (page) => page.keyboard.press('ArrowDown'), { sees: ['Harpreet Gill'] }],
  [
    'typing narrows it in every category',
    (page) => page.keyboard.insertText('tacoma'),
    { sees: ['Amara Okonkwo', '2 results'], hides: ['Osei Logistics'] },
  ],
  [
    'what is not there is said',
    (page) => page.keyboard.insertText('x'),
    { sees: ['No results', '0 results'], hides: ['Amara Okonkwo'] },
  ],
  [
    'another word, with spaces after it',
    (page) => page.getByRole('combobox').fill('harpreet  '),
    { sees: ['Harpreet Gill', '1 result'] },
  ],
  ['everything again', (page) => page.getByRole('combobox').fill(''), { sees: ['5 results'] }],
  ['the pointer moves the active row', (page) => page.getByRole('option', { name: /Osei/ }).hover(), {}],
]

import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a comment is found helpful', click('button', 'Helpful 3, Mei-Ling Zhao'), { sees: ['Helpful 4, Mei-Ling Zhao'] }],
  [
    'a comment is written',
    (page) => page.getByRole('textbox').fill('We ask at the start of every project.'),
    { hides: ['is published'] },
  ],
  [
    'it is published at the top',
    click('button', 'Publish'),
    { sees: ['4 comments', 'Comment by Ngozi Adeyemi', 'Your comment is published'] },
  ],
]

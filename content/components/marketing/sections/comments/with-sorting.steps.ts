import { click, type Step } from '#verify/browser/steps.ts'

export const steps: Step[] = [
  ['a comment is found helpful', click('button', 'Helpful 3, Mei-Ling Zhao'), { sees: ['Helpful 4, Mei-Ling Zhao'] }],
  [
    'a reply is begun',
    click('button', 'Reply to Mei-Ling Zhao'),
    { sees: ['Your reply to Mei-Ling Zhao', 'Post reply'] },
  ],
  [
    'it is written',
    (page) => page.getByRole('textbox', { name: 'Your reply to Mei-Ling Zhao' }).fill('Yes, by two days.'),
    { hides: ['is posted'] },
  ],
  [
    'it stands below the comment',
    click('button', 'Post reply'),
    { sees: ['Reply by Theo Lambert', 'Your reply is posted'], hides: ['Post reply'] },
  ],
  [
    'a comment is written',
    (page) => page.getByRole('textbox').fill('We ask at the start of every project.'),
    { hides: ['Your comment is posted'] },
  ],
  [
    'it is posted at the top',
    click('button', 'Post comment'),
    { sees: ['Comment by Theo Lambert', 'Your comment is posted'] },
  ],
]

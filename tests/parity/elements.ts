import { click, type Scripts } from '#verify/browser/steps.ts'

/** Elements that are looked for once something has come or gone, and attributes of what has none. */
export const elements: Scripts = {
  'elements read later': {
    on: 'elements-read-later',
    steps: [
      [
        'what is removed leaves the focus to the heading',
        click('button', 'Remove Plan'),
        { focus: 'h2 Files', hides: ['Remove Plan'] },
      ],
      [
        'so does what is saved, after a while',
        click('button', 'Save Budget'),
        { focus: 'h2 Files', hides: ['Save Budget', '[busy]'] },
      ],
    ],
  },
  'element found by its id': {
    on: 'effects-by-id',
    steps: [['the field that comes has the focus', click('button', 'Change Ada'), { focus: 'input Name' }]],
  },
  'properties that some lack': {
    on: 'lacking-properties',
    steps: [
      [
        'it begins with one link and one button that cannot be pressed',
        async () => {},
        { sees: ['link "Home"', 'button "Choose" [disabled]'], hides: ['link "Here"'] },
      ],
      [
        'the other one is chosen',
        (page) => page.getByRole('button', { name: 'Choose' }).last().click(),
        { hides: ['link "Go there"'] },
      ],
      ['they change places', click('button', 'The other way round'), { hides: ['link "Here"'] }],
    ],
  },
}

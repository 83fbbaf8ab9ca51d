import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

/** What people do with data: narrow it, sort it, choose a day, put it in order. */
export const data: Scripts = {
  'price range': {
    on: 'price-range',
    steps: [
      ['it begins with everything', async () => {}, { sees: ['Lamp, €45', 'Desk, €320', '20 km'], hides: ['above'] }],
      [
        'a lowest price narrows the list',
        (page) => page.getByRole('spinbutton', { name: 'Lowest price' }).fill('100'),
        { sees: ['Chair, €120'], hides: ['Lamp'] },
      ],
      [
        'the arrows of a number field step',
        async (page) => (
          await page.getByRole('spinbutton', { name: 'Highest price' }).focus(),
          await press('ArrowDown')(page)
        ),
        { sees: ['395'] },
      ],
      [
        'prices the wrong way round are an error',
        (page) => page.getByRole('spinbutton', { name: 'Lowest price' }).fill('500'),
        { sees: ['The lowest price is above the highest.'], hides: ['Chair'] },
      ],
      [
        'an empty field is no limit',
        (page) => page.getByRole('spinbutton', { name: 'Lowest price' }).fill(''),
        { sees: ['Lamp, €45'], hides: ['above'] },
      ],
      [
        'the slider goes to its beginning',
        async (page) => (await page.getByRole('slider').focus(), await press('Home')(page)),
        { sees: ['1 km'], hides: ['Lamp'] },
      ],
      ['and on by steps', press('ArrowRight', 'ArrowRight'), { sees: ['3 km', 'Lamp'], hides: ['Chair'] }],
    ],
  },
  'sortable and filterable table': {
    on: 'team-table',
    steps: [
      ['it begins by name', async () => {}, { sees: ['4 of 4 members', 'columnheader "Name"'] }],
      ['a heading sorts the other way', click('button', 'Name'), { focus: 'button Name' }],
      ['another sorts by its column', click('button', 'Joined'), {}],
      [
        'a team is chosen',
        (page) => page.getByRole('combobox').selectOption('Physics'),
        { sees: ['2 of 4 members'], hides: ['Ada'] },
      ],
      ['a name is looked for', (page) => page.getByRole('searchbox').fill('mary '), { sees: ['1 of 4', '6 Jan 2020'] }],
      ['nobody is found', (page) => page.getByRole('searchbox').fill('x'), { sees: ['Nobody found'] }],
    ],
  },
  'month calendar': {
    on: 'month-calendar',
    steps: [
      [
        'it begins at the chosen day',
        async () => {},
        { sees: ['May 2026', 'gridcell "Thursday, May 14, 2026" [selected]'] },
      ],
      [
        'ArrowRight goes to the next day',
        async (page) => (await focus('button', 'Thursday, May 14, 2026')(page), await press('ArrowRight')(page)),
        { focus: 'button Friday, May 15, 2026' },
      ],
      ['ArrowDown goes a week on', press('ArrowDown'), { focus: 'button Friday, May 22, 2026' }],
      ['Home goes to Monday', press('Home'), { focus: 'button Monday, May 18, 2026' }],
      ['End goes to Sunday', press('End'), { focus: 'button Sunday, May 24, 2026' }],
      ['a week on is in June', press('ArrowDown'), { focus: 'button Sunday, May 31, 2026', sees: ['May 2026'] }],
      [
        'PageDown keeps to the last day',
        press('PageDown'),
        { focus: 'button Tuesday, June 30, 2026', sees: ['June 2026'] },
      ],
      ['PageUp goes back', press('PageUp'), { focus: 'button Saturday, May 30, 2026', sees: ['May 2026'] }],
      ['ArrowUp goes a week back', press('ArrowUp'), { focus: 'button Saturday, May 23, 2026' }],
      ['ArrowLeft goes a day back', press('ArrowLeft'), { focus: 'button Friday, May 22, 2026' }],
      ['Enter chooses', press('Enter'), { sees: ['gridcell "Friday, May 22, 2026" [selected]'] }],
      ['Tab leaves', press('Tab'), { focus: 'button After' }],
      [
        'a button turns the page and keeps the focus',
        click('button', 'Next month'),
        { focus: 'button Next month', sees: ['June 2026'] },
      ],
      [
        'a click chooses',
        click('button', 'Friday, June 5, 2026'),
        { sees: ['gridcell "Friday, June 5, 2026" [selected]'] },
      ],
    ],
  },
  'order by buttons': {
    on: 'reorder',
    steps: [
      ['the second goes up', click('button', 'Move Let it rest up'), { focus: 'button Move Let it rest up' }],
      ['it is first already', press('Enter'), { focus: 'button Move Let it rest up', sees: ['is now number 1'] }],
      ['the first goes down', click('button', 'Move Let it rest down'), { focus: 'button Move Let it rest down' }],
      [
        'and down by keyboard',
        press('Enter'),
        { focus: 'button Move Let it rest down', sees: ['rest is now number 3'] },
      ],
      ['down to the end', press('Space'), { focus: 'button Move Let it rest down', sees: ['rest is now number 4'] }],
      ['another goes up', click('button', 'Move Bake up'), { focus: 'button Move Bake up', sees: ['Bake is now'] }],
    ],
  },
}

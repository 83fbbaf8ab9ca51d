import type { Page } from 'playwright-core'
import { click, type Scripts } from '#verify/browser/steps.ts'

const fill = (name: string, text: string) => (page: Page) => page.getByRole('textbox', { name }).fill(text)

const pass = (milliseconds: number) => (page: Page) => page.clock.runFor(milliseconds)

/** Forms whose fields change one object: what is kept, added or begun with must not change with it. */
export const forms: Scripts = {
  'objects that fields change': {
    on: 'form-copies',
    stopsTime: true,
    steps: [
      ['an entry of a list is edited', click('button', 'Load Grace'), { sees: ['textbox "Name": Grace'] }],
      ['the list stays as it is', fill('Name', 'Grace H'), { sees: ['Grace of New York', 'changed'] }],
      ['it is kept', click('button', 'Keep'), { sees: ['Grace H in New York, as kept'] }],
      ['what was kept stays', fill('City', 'Boston'), { sees: ['Grace H in New York, changed'] }],
      ['it goes back to it', click('button', 'Go back'), { sees: ['textbox "City": New York', 'as kept'] }],
      ['it can change again', fill('City', 'Geneva'), { sees: ['Grace H in New York, changed'] }],
      ['it is added to a list', click('button', 'Add'), { sees: ['+Grace H'] }],
      ['what was added stays', fill('Name', 'Anna'), { sees: ['+Grace H'], hides: ['+Anna'] }],
      ['it is cleared', click('button', 'Clear'), { hides: ['Anna'] }],
      ['something else is typed', fill('Name', 'Mary'), { sees: ['changed'] }],
      ['clearing clears it again', click('button', 'Clear'), { hides: ['Mary'] }],
      ['an item is edited', click('button', 'Edit grace'), { hides: ['textbox "Name": Mary'] }],
      ['a timer begins', click('button', 'Say it once typing ends'), {}],
      [
        'typing begins it anew',
        async (page) => (await pass(400)(page), await fill('Name', 'Joan')(page), await pass(400)(page)),
        { hides: ['status: Joan'] },
      ],
      ['it ends', pass(300), { sees: ['status: Joan'] }],
    ],
  },
}

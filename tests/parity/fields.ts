import type { Page } from 'playwright-core'
import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

/** Puts what the form would send where every flavour shows it: in the paragraph below. */
const send = (page: Page) =>
  page.evaluate(() => {
    const sent = [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`)
    document.querySelector('#elsewhere')!.textContent = `Sends ${sent.toSorted().join(' ')}`
  })

const focusOn = (role: 'radio' | 'checkbox' | 'textbox' | 'combobox', name: string) => (page: Page) =>
  page.getByRole(role, { name }).focus()

/** Clicks the words beside a control, or on it. */
const clickText = (text: string) => (page: Page) => page.getByText(text, { exact: true }).click()

/** Clicks where a checkbox shows, which in some flavours is a label around it. */
const clickBox = (name: string) => async (page: Page) => {
  const box = page.getByRole('checkbox', { name })
  const { x, y, width, height } = await box.evaluate((control) =>
    (control.closest('label') ?? control).getBoundingClientRect().toJSON(),
  )
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Enter as a keyboard sends it that takes the word that is being composed. */
const takeWord = (page: Page) =>
  page.getByRole('textbox', { name: 'Message' }).evaluate((field) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
    field.dispatchEvent(event)
  })

/** Frames that come later than a timer without a delay, as WebKit's often do. */
const delayFrames = (page: Page) =>
  page.evaluate(() => {
    const frame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => window.setTimeout(() => frame(draw), 50)
  })

/** Controls of forms, alone and in fields. */
export const fields: Scripts = {
  'Enter takes a word before it sends': {
    on: 'composing-keys',
    steps: [
      [
        'a text is typed',
        (page) => page.getByRole('textbox', { name: 'Message' }).fill('こんにちは'),
        { sees: ['こんにちは'] },
      ],
      ['Enter takes the word', takeWord, { sees: ['textbox "Message": こんにちは'] }],
      ['Enter sends it', press('Enter'), { sees: ['paragraph: こんにちは'] }],
    ],
  },
  'the focus goes to what is shown only now': {
    on: 'focus-after-showing',
    steps: [
      ['frames come late', delayFrames, { focus: 'body' }],
      ['a field is shown', click('button', 'Rename Mill Street'), { focus: 'input Name' }],
      ['what was there before is shown again', click('button', 'Done'), { focus: 'button Rename Mill Street' }],
    ],
  },
  'radio buttons': {
    on: 'radio-group',
    steps: [
      [
        'it begins with the chosen one',
        async () => {},
        { sees: ['radiogroup "Size"', 'radio "Medium" [checked]', 'Chosen: m', 'radio "Large" [disabled]'] },
      ],
      [
        'Tab goes to the chosen one',
        async (page) => (await page.locator('#before').focus(), await press('Tab')(page)),
        { focus: 'radio Medium' },
      ],
      ['ArrowRight skips the disabled and chooses', press('ArrowRight'), { focus: 'radio Huge', sees: ['Chosen: xl'] }],
      ['ArrowDown goes around', press('ArrowDown'), { focus: 'radio Small', sees: ['Chosen: s'] }],
      ['ArrowLeft goes around', press('ArrowLeft'), { focus: 'radio Huge', sees: ['radio "Huge" [checked]'] }],
      ['ArrowUp goes back', press('ArrowUp'), { focus: 'radio Medium', sees: ['Chosen: m'] }],
      ['Tab leaves the group', press('Tab'), { focus: 'button After' }],
      ['a click chooses', clickText('Small'), { focus: 'radio Small', sees: ['Chosen: s'] }],
      ['the form sends it', send, { sees: ['Sends size=s'] }],
    ],
  },
  'radio buttons in fields': {
    on: 'radio-fields',
    steps: [
      [
        'each has its label',
        async () => {},
        {
          sees: [
            'group "Plan"',
            'radio "Solo"',
            'radio "Team" [checked]',
            'radiogroup "Delivery"',
            'radio "By courier" [disabled]',
          ],
        },
      ],
      ['a click on the label chooses', clickText('Solo'), { focus: 'radio Solo', sees: ['radio "Solo" [checked]'] }],
      ['Tab goes to the next group', press('Tab'), { focus: 'radio By post' }],
      ['Space keeps it', press('Space'), { sees: ['radio "By post" [checked]'] }],
      ['ArrowDown skips the disabled', press('ArrowDown'), { focus: 'radio Picked up' }],
      ['the form sends both', send, { sees: ['Sends delivery=pickup plan=solo'] }],
      [
        'a click on a disabled label does nothing',
        (page) => page.getByText('By courier').click({ force: true }),
        { sees: ['radio "Picked up" [checked]'] },
      ],
    ],
  },
  checkboxes: {
    on: 'checkbox',
    steps: [
      [
        'it begins in part',
        async () => {},
        {
          sees: [
            'checkbox "Everything" [checked=mixed]',
            'checkbox "Comments" [checked]',
            'checkbox "Offers"',
            'checkbox "Terms" [checked] [disabled]',
          ],
        },
      ],
      [
        'Space checks the rest',
        async (page) => (await focusOn('checkbox', 'Everything')(page), await press('Space')(page)),
        { focus: 'checkbox Everything', sees: ['checkbox "Everything" [checked]', 'checkbox "Offers" [checked]'] },
      ],
      ['Tab moves on', press('Tab'), { focus: 'checkbox Comments' }],
      ['Space unchecks', press('Space'), { sees: ['checkbox "Everything" [checked=mixed]'] }],
      ['the form sends what is checked', send, { sees: ['Sends offers=weekly'] }],
      [
        'a click on a label checks',
        clickText('Comments'),
        { focus: 'checkbox Comments', sees: ['checkbox "Comments" [checked]'] },
      ],
      ['a click on the box unchecks all', clickBox('Everything'), {}],
      ['the form sends nothing', send, { sees: ['Sends'] }],
    ],
  },
  'controls in fields': {
    on: 'fields',
    steps: [
      [
        'each has its label',
        async () => {},
        {
          sees: [
            'textbox "E-mail"',
            'textbox "Name": Ada Lovelace',
            'group "Address"',
            'combobox "Country"',
            'textbox "Message"',
          ],
        },
      ],
      ['a click on a label focuses', clickText('E-mail'), { focus: 'input' }],
      ['typing makes it wrong', (page) => page.keyboard.type('ada'), {}],
      ['and right', (page) => page.keyboard.type('@example.com'), { sees: ['ada@example.com'] }],
      ['a switch disables', click('switch', 'Stay anonymous'), { sees: ['textbox "Name" [disabled]'] }],
      ['what is disabled is not sent', send, { sees: ['Sends email=ada@example.com message='] }],
      [
        'Space enables again',
        async (page) => (await focus('switch', 'Stay anonymous')(page), await press('Space')(page)),
        { hides: ['[disabled]'] },
      ],
      ['an option is chosen', (page) => page.getByRole('combobox').selectOption('Denmark'), {}],
      [
        'the form sends all',
        send,
        { sees: ['Sends country=Denmark email=ada@example.com full_name=Ada Lovelace message='] },
      ],
    ],
  },
}

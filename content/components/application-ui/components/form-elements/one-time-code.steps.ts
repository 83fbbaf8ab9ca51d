import { click, type Step } from '#verify/browser/steps.ts'

const field = (page: Parameters<Step[1]>[0]) => page.getByRole('textbox', { name: 'Six-digit code' })

export const steps: Step[] = [
  [
    'letters stay out, and an incomplete code is not sent',
    async (page) => {
      await field(page).fill('')
      await field(page).focus()
      await page.keyboard.type('7a3')
    },
    { sees: ['"73"'], hides: ['didn’t match'] },
  ],
  [
    'a wrong code is emptied and says so',
    (page) => page.keyboard.type('1111'),
    { sees: ['That code didn’t match'], hides: ['"731111"'] },
  ],
  ['another code is sent', click('button', 'Resend code'), { sees: ['We texted you a new code', 'Resend in 30 s'] }],
  [
    'the right one is pasted with its space',
    (page) =>
      field(page).evaluate((input) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', '739 204')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }),
    { sees: ['"739204"', 'Sent. It arrives Friday', 'Resend code'], hides: ['didn’t match', 'Resend in'] },
  ],
  [
    'once it is sent, no other code is asked for, and nothing is typed',
    async (page) => {
      await page.getByRole('button', { name: 'Resend code', exact: true }).press('Enter')
      await field(page).press('Backspace')
    },
    { sees: ['"739204"', 'Sent. It arrives Friday'], hides: ['We texted you a new code'] },
  ],
]

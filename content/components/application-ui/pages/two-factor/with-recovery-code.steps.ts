import { click, type Step } from '#verify/browser/steps.ts'

const field = (page: Parameters<Step[1]>[0]) => page.getByRole('textbox', { name: 'Six-digit code' })

export const steps: Step[] = [
  [
    'letters stay out, and an incomplete code is not sent',
    async (page) => {
      await field(page).fill('')
      await field(page).focus()
      await page.keyboard.type('4a8')
    },
    { sees: ['"48"'], hides: ['Checking the code'] },
  ],
  [
    'a code is pasted with its space, and is sent when it is full',
    (page) =>
      field(page).evaluate((input) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', '482 913')
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }),
    { sees: ['"482913"', 'Checking the code'] },
  ],
  ['another code is sent', click('button', 'Resend code'), { sees: ['We sent a new code'] }],
  [
    'a recovery code is the other way in',
    click('button', 'Use a recovery code'),
    { sees: ['textbox "Recovery code"'] },
  ],
]

import { press, type Step } from '#verify/browser/steps.ts'

/** The bar of menus is there from 1024 px on. */
const widen: Step[1] = (page) => page.setViewportSize({ width: 1440, height: page.viewportSize()!.height })

/** Where the focus is in between is each library's own. */
const openAndEscape: Step[1] = async (page) => {
  await page.getByRole('button', { name: 'Help' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Track an order/ }).waitFor()
  await press('Tab', 'Escape')(page)
}

export const steps: Step[] = [
  ['in a wide window', widen, { sees: ['button "Help"'] }],
  [
    'Escape goes back from the links of the last menu',
    openAndEscape,
    { focus: 'button Help', hides: ['Track an order'] },
  ],
]

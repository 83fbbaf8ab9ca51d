import type { Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

/** A browser in whose language thousands are set apart otherwise. */
const speakGerman = (page: Page) =>
  page.evaluate(() => {
    const write = Number.prototype.toLocaleString
    const toLocaleString = function (this: number, locales = 'de-DE', options?: Intl.NumberFormatOptions) {
      return write.call(this, locales, options)
    }
    Object.assign(Number.prototype, { toLocaleString })
  })

export const steps: Step[] = [
  ['the browser speaks German', speakGerman, {}],
  ['the weeks are chosen', (page) => page.getByText('12 weeks').click(), { sees: ['6,737'] }],
  ['the months are chosen again', (page) => page.getByText('12 months').click(), { sees: ['2,400'] }],
]

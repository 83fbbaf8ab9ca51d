import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pricingQuestions } from './pricing-questions.ts'
import { site } from './site.ts'

const text = (name: string) => readFileSync(new URL(`../content/${name}.md`, import.meta.url), 'utf8')

test('refunds and the notice before closing are those of the terms of service, wherever they are promised', () => {
  const { refundDays, closingNoticeDays } = site
  expect(text('legal/terms-of-service')).toContain(`within ${refundDays} days of the payment`)
  expect(text('legal/terms-of-service')).toContain(`at least ${closingNoticeDays} days' notice`)
  expect(text('about/refunds')).toContain(`within ${refundDays} days of the payment`)
  expect(text('about/about')).toContain(`within ${refundDays} days`)
  expect(text('about/lifetime')).toContain(`at least ${closingNoticeDays} days before`)
})

test('what is added to the price is answered as the payment provider treats taxes', () => {
  const answers = (['off', 'exclusive', 'inclusive'] as const).map(
    (tax) => pricingQuestions(tax).find(({ question }) => question.includes('on top'))?.answer,
  )
  expect(answers[0]).toContain('Nothing is added')
  expect(answers[1]).toContain('is added where the law asks')
  expect(answers[2]).toContain('Prices include')
})

test('every question is asked once', () => {
  const asked = pricingQuestions('off').map(({ question }) => question)
  expect(new Set(asked).size).toBe(asked.length)
})

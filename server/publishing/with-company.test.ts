import { expect, test } from 'vitest'
import type { Block } from '#shared/article.ts'
import { readPublications } from '#scripts/build/publishing.ts'
import { readEnv } from '../env.ts'
import { testSeller as seller } from '../testing/seller.ts'
import { withCompany } from './with-company.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', children: [text] })
const heading = (id: string): Block => ({ type: 'heading', level: 2, id, children: [id] })
const filled = (blocks: Block[], variables: Record<string, string> = seller) =>
  withCompany({ blocks, headings: [] }, readEnv(variables)).blocks

test('a name becomes what is configured, and an address of mail a link', () => {
  expect(filled([paragraph('By {{seller.name}}, {{seller.address}}.')])).toEqual([
    { type: 'paragraph', children: ['By ', 'Millwork Ltd', ', ', '1 High Street, London', '.'] },
  ])
  expect(JSON.stringify(filled([paragraph('{{seller.email}}')]))).toContain('mailto:hello@millwork.test')
})

test('what is not configured is left out, with the heading above it', () => {
  const text = [heading('answer'), paragraph('Within {{seller.answer}}.'), heading('next'), paragraph('More.')]
  expect(filled(text)).toEqual(text.slice(2))
  expect(filled(text, { ...seller, SELLER_ANSWER_TIME: 'one working day' })).toHaveLength(4)
})

test('an item that names a list becomes as many items', () => {
  const list: Block = { type: 'list', ordered: false, items: [[paragraph('{{seller.processors}}')]] }
  expect(filled([list])).toEqual([])
  expect(filled([list], { ...seller, SELLER_PROCESSORS: 'A: servers; B: mail' })).toMatchObject([
    { items: [[paragraph('A: servers')], [paragraph('B: mail')]] },
  ])
})

test('a name that nobody knows is an error', () => {
  expect(() => filled([paragraph('{{seller.fax}}')])).toThrow('{{seller.fax}}')
})

test('no text speaks to the operator, or keeps a name unfilled, whatever is configured', async () => {
  const { legal } = await readPublications()
  const everything = {
    ...seller,
    SELLER_ANSWER_TIME: 'one working day',
    SELLER_PROCESSORS: 'A: servers',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://localhost',
  }
  expect(legal).toHaveLength(7)
  const sample = {}
  for (const variables of [sample, seller, everything]) {
    for (const page of legal) {
      const { blocks } = withCompany(page, readEnv(variables))
      const text = JSON.stringify(blocks)
      expect.soft(text, page.slug).not.toMatch(/\{\{|operator/i)
      const hasSampleNote = page.binds || page.slug === 'about'
      expect.soft(text.includes('not set up for business'), page.slug).toBe(variables === sample && hasSampleNote)
    }
  }
  expect(
    JSON.stringify(
      withCompany(
        legal.find(({ slug }) => slug === 'security')!,
        readEnv(everything),
      ),
    ),
  ).toContain('Stripe takes payments')
})

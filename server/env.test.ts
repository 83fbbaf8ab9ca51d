import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'
import { testSeller } from './testing/seller.ts'

test('needs nothing locally', () => {
  expect(readEnv({})).toMatchObject({
    appEnv: 'local',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    secureCookies: false,
  })
})

test('takes the site address from the port, and a blank as unset', () => {
  expect(readEnv({ PORT: '8080', SITE_URL: '' }).siteUrl).toBe('http://localhost:8080')
})

test('drops the trailing slash and turns secure cookies on for https', () => {
  expect(readEnv({ SITE_URL: 'https://millwork.example/' })).toMatchObject({
    siteUrl: 'https://millwork.example',
    secureCookies: true,
  })
})

test.each([
  ['PORT', 'abc', 'PORT must be a whole number'],
  ['PORT', '70000', 'PORT must be 65535 or less'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://'],
  ['SITE_URL', 'millwork', 'SITE_URL must be a full address'],
  ['APP_SECRET', 'short', 'APP_SECRET must have at least 32 characters'],
  ['TRUST_PROXY', 'perhaps', 'TRUST_PROXY must be true or false'],
  ['APP_ENV', 'staging', 'APP_ENV must be local or production'],
])('refuses %s=%s and says why', (name, value, message) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError)
  expect(() => readEnv({ [name]: value })).toThrow(message)
})

test.each(['TLS_CERTIFICATE', 'TLS_KEY'])('refuses %s without its pair', (name) => {
  expect(() => readEnv({ [name]: '/a.pem' })).toThrow('is missing beside its pair')
})

test('takes the keys of another site as a pair, or not at all', () => {
  expect(readEnv({}).google).toBeUndefined()
  expect(readEnv({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).google).toEqual({
    clientId: 'a',
    clientSecret: 'b',
  })
  expect(() => readEnv({ GITHUB_CLIENT_ID: 'a' })).toThrow('GITHUB_CLIENT_SECRET is missing')
})

test('never repeats a refused value, which may be a secret', () => {
  expect(() => readEnv({ APP_SECRET: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2'))
})

test('requires a secret and an address in production, naming both at once', () => {
  expect(() => readEnv({ APP_ENV: 'production' })).toThrow(/APP_SECRET is required[\s\S]*SITE_URL is required/)
})

test('.env.example names every variable there is, and no other', () => {
  const named = readFileSync('.env.example', 'utf8')
    .match(/^[A-Z_]+(?==)/gm)!
    .sort()
  const read = [...readFileSync('server/env.ts', 'utf8').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name).sort()
  expect(named).toEqual(read)
})

const production = {
  APP_ENV: 'production',
  APP_SECRET: 'x'.repeat(40),
  SITE_URL: 'https://millwork.example',
  ...testSeller,
}

test('production says who sells, or names all that is missing in one sentence', () => {
  expect(readEnv(production).company).toMatchObject({ name: 'Millwork Ltd', register: '', isSample: false })
  const { SELLER_NAME: _, SELLER_LAW: __, ...rest } = production
  expect(() => readEnv(rest)).toThrow('SELLER_NAME and SELLER_LAW are required in production')
  expect(() => readEnv({ ...production, SELLER_REGISTER: ' ' })).toThrow('SELLER_REGISTER is required in production')
  expect(() => readEnv({ ...production, SELLER_EMAIL: 'hello' })).toThrow('SELLER_EMAIL must be an email address')
})

test('the page to write to is whose it is configured to be, and a full address', () => {
  expect(readEnv(production).company.contactUrl).toBeNull()
  const contactUrl = 'https://help.millwork.test/write'
  expect(readEnv({ ...production, SELLER_CONTACT_URL: contactUrl }).company.contactUrl).toBe(contactUrl)
  expect(() => readEnv({ SELLER_CONTACT_URL: '/contact' })).toThrow('SELLER_CONTACT_URL must be a full address')
})

test('elsewhere a sample stands for who sells, and says that it is one', () => {
  expect(readEnv({}).company).toMatchObject({ name: 'Sample Company Ltd', isSample: true })
  expect(readEnv({ SELLER_NAME: 'Millwork Ltd' }).company).toMatchObject({ name: 'Millwork Ltd', isSample: true })
})
const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('licences are sold for play money in production only where that is asked for', () => {
  expect(readEnv({}).sandboxCheckout).toBe(true)
  expect(readEnv(production).sandboxCheckout).toBe(false)
  expect(readEnv({ ...production, SANDBOX_CHECKOUT: 'true' }).sandboxCheckout).toBe(true)
  expect(readEnv({ ...production, ...stripeKeys }).sandboxCheckout).toBe(false)
})

test.each([{}, production])('play money beside the keys of Stripe is refused', (env) => {
  const both = { ...env, ...stripeKeys, SANDBOX_CHECKOUT: 'true' }
  expect(() => readEnv(both)).toThrow('SANDBOX_CHECKOUT is true beside the keys of Stripe')
})

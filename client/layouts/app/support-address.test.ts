import { expect, test } from 'vitest'
import type { AuthUser } from '#shared/page-props.ts'
import { supportAddress } from './support-address.ts'

const user = (part: Partial<AuthUser> = {}): AuthUser => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  email_verified: true,
  opt_app_dark_mode: 'system',
  ds_active: false,
  is_affiliate: false,
  snippet_defaults: null,
  license_name: null,
  license_email: null,
  license_key: null,
  may_ask_support: true,
  ...part,
})
const mail = (part?: Partial<AuthUser>) => new URL(supportAddress('help@millwork.example', user(part)))

test('the mail goes to support and names the account', () => {
  expect(mail().protocol + mail().pathname).toBe('mailto:help@millwork.example')
  expect(mail().searchParams.get('body')).toContain('Account: ada@example.com\nLicence: none')
})

test('a licence key is named too', () => {
  const body = mail({ license_name: 'developer', license_key: 'MW-1234' }).searchParams.get('body')
  expect(body).toContain('Licence: MW-1234')
})

test('signs that mean something in an address arrive as they are', () => {
  expect(mail({ email: 'ada+a&b=c@example.com' }).searchParams.get('body')).toContain('Account: ada+a&b=c@example.com')
})

test('before it is known who asks, the mail is begun all the same', () => {
  expect(supportAddress('help@millwork.example')).toBe('mailto:help@millwork.example?subject=Millwork%20support')
})

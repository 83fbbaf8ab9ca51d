import { expect, test } from 'vitest'
import type { AuthUser } from '#shared/page-props.ts'
import { authUser } from '#tests/auth-user.ts'
import { supportAddress } from './support-address.ts'

const mail = (part?: Partial<AuthUser>) => new URL(supportAddress('help@millwork.example', authUser(part)))

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

import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { normaliseEmail, normaliseName, register, signIn, type Authentication } from './accounts.ts'
import { passwordProblem } from './password-rules.ts'

describeEachDatabase('accounts', (open) => {
  let database: TestDatabase
  let auth: Authentication
  const calls: string[] = []

  beforeAll(async () => {
    database = await open()
    auth = {
      hashPassword: async (password) => {
        calls.push('hash')
        return `hash of ${password}`
      },
      verifyPassword: async (hash, password) => {
        calls.push('verify')
        return hash === `hash of ${password}`
      },
      startSession: async ({ userId }) => [`session=${userId}`],
      signOut: async () => [],
    }
  })
  const join = (email: string, password: string, name = 'Ada') =>
    register({ database, auth }, { name, email, password })

  test('a new address gets an account and is signed in', async () => {
    expect(await join('new@example.com', 'grey otters at dawn')).toMatchObject({ ok: true })
    const user = await database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'new@example.com')
      .executeTakeFirst()
    expect(user).toMatchObject({ name: 'Ada', emailVerified: false, optAppDarkMode: 'system', dsActive: false })
  })

  test('an address that has an account is refused, after the same work, and stays as it is', async () => {
    await join('taken@example.com', 'grey otters at dawn')
    calls.length = 0
    const answer = await join('taken@example.com', 'quite another one', 'Eve')
    expect(answer).toEqual({ ok: false, reason: 'refused' })
    expect(calls).toEqual(['hash', 'verify'])
    const { name } = await database.db
      .selectFrom('users')
      .select('name')
      .where('email', '=', 'taken@example.com')
      .executeTakeFirstOrThrow()
    expect(name).toBe('Ada')
    expect(
      await signIn({ database, auth }, { email: 'taken@example.com', password: 'grey otters at dawn' }),
    ).toMatchObject({ ok: true })
  })

  test('registering twice with the same password signs in to the one account', async () => {
    const [first, second] = await Promise.all([
      join('twice@example.com', 'grey otters at dawn'),
      join('twice@example.com', 'grey otters at dawn'),
    ])
    expect(first).toMatchObject({ ok: true })
    expect({ ...second, isNew: null }).toEqual({ ...first, isNew: null })
  })

  test('signing in ignores the case of the address and white space around it', async () => {
    await join('case@example.com', 'grey otters at dawn')
    const answer = await signIn(
      { database, auth },
      {
        email: ' Case@Example.COM ',
        password: 'grey otters at dawn',
      },
    )
    expect(answer).toMatchObject({ ok: true })
  })

  test('an unknown address costs as much work as a wrong password', async () => {
    await join('known@example.com', 'grey otters at dawn')
    const attempt = (email: string) => signIn({ database, auth }, { email, password: 'not the password' })
    await attempt('nobody@example.com')
    for (const email of ['known@example.com', 'nobody@example.com']) {
      calls.length = 0
      expect(await attempt(email)).toEqual({ ok: false })
      expect(calls).toEqual(['verify'])
    }
  })

  test('a refused password makes no account', async () => {
    expect(await join('weak@example.com', 'password123')).toEqual({ ok: false, reason: 'password', problem: 'common' })
    expect(
      await database.db.selectFrom('users').select('id').where('email', '=', 'weak@example.com').execute(),
    ).toEqual([])
  })
})

describe('passwordProblem', () => {
  test.each([
    ['ninechars', 'too-short'],
    ['🦦🦦🦦🦦🦦🦦', 'too-short'],
    ['ten chars!', null],
    ['grey otters at dawn', null],
    ['x'.repeat(64) + 'y'.repeat(64), null],
    ['x'.repeat(64) + 'y'.repeat(65), 'too-long'],
    ['qwertyuiop', 'common'],
    ['PassWord123', 'common'],
    ['Welcome!2031', 'common'],
    ['millwork2026!', 'common'],
    ['winter8271634981', null],
    ['millwork otters at dawn', null],
    ['aaaaaaaaaaaa', 'common'],
    ['abcdefghijklmnop', 'common'],
    ['zyxwvutsrqponm', 'common'],
    ['Ada.Lovelace@example.com', 'personal'],
    ['ada.lovelace', 'personal'],
    ['Ada Lovelace', 'personal'],
    ['adalovelace', 'personal'],
    ['ada lovelace writes programs', null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, { name: 'Ada Lovelace', email: 'ada.lovelace@example.com' })).toBe(problem)
  })
})

test('addresses and names are normalised', () => {
  expect(normaliseEmail('  Ada@Example.COM ')).toBe('ada@example.com')
  expect(normaliseName('  Ada \n  Lovelace\u00a0')).toBe('Ada Lovelace')
  expect(normaliseName('Zoe\u0308')).toBe('Zoë')
})

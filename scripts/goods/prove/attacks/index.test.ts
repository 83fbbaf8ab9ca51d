import { afterEach, expect, test, vi } from 'vitest'
import { attacks } from './index.ts'
import { toyKit, type Fault } from './toy-kit.ts'

// Hashing takes its time on purpose, and is not what is looked at here.
vi.mock('#content/starter-kits/source/server/passwords.ts', () => ({
  hashPassword: async (password: string) => password,
  isPassword: async (password: string, hash: string | null) => password === hash,
}))
vi.spyOn(console, 'info').mockImplementation(() => {})

let stop = async () => {}
afterEach(() => stop())

async function found(attack: string, ...faults: Fault[]): Promise<string[]> {
  const kit = await toyKit(...faults)
  stop = kit.stop
  const run = attacks[attack]
  if (!run) throw new Error(`There is no attack “${attack}”.`)
  return run(kit)
}

test.each(Object.keys(attacks))('a sound kit holds: %s', async (attack) => expect(await found(attack)).toEqual([]))

const noticed: [fault: Fault, attack: string, told: string][] = [
  [
    'takes forms of other sites',
    'a form sent by another site changes nothing',
    '“Save changes” works from another site.',
  ],
  [
    'knows other sites by one header only',
    'a form sent by another site changes nothing',
    '“Save changes” works from another site, in an older browser.',
  ],
  [
    'goes wherever it is told',
    'signing in leads to no other site',
    'next=//evil.example leads to http://evil.example/',
  ],
  ['tells who has an account', 'nothing tells whether an address has an account', 'Signing in tells'],
  ['tells who is unknown when signing up', 'nothing tells whether an address has an account', 'Signing up tells'],
  ['shows mails in production', 'mails are shown to nobody outside of development', 'is shown the link'],
  ['keeps the session it is given', 'a session begins with signing in, and scripts cannot read it', 'was planted'],
  ['sets a cookie for scripts', 'a session begins with signing in, and scripts cannot read it', 'without HttpOnly'],
  ['reads forms of any size', 'a form of a megabyte is refused', 'A megabyte to /sign-in is answered 422, not 413.'],
  ['dies of large forms', 'a form of a megabyte is refused', 'was not answered'],
  ['counts no attempts', 'nine wrong passwords are enough', 'the right one lets in'],
  ['believes what is forwarded', 'who claims another address is counted all the same', 'are not counted'],
  ['takes links twice', 'a link is good once, and not used up by looking at it', 'lets in 2 times'],
  ['uses links up by looking', 'a link is good once, and not used up by looking at it', 'there is no form'],
  ['signs out by a link', 'signing out needs a form, and ends the session', 'GET /sign-out signs out.'],
  ['ends no session', 'signing out needs a form, and ends the session', 'lives on after signing out'],
  ['ends no session', 'another password ends the other sessions', 'Other sessions live on'],
  ['ends no session', 'the sessions of a deleted account are dead', 'is alive'],
  [
    'shows guests everything',
    'guests get no page of members, and no cache keeps one',
    'A guest who asks for /settings',
  ],
  ['lets caches keep pages', 'guests get no page of members, and no cache keeps one', 'says Cache-Control: public'],
  ['takes a name for markup', 'a name is text, whatever it says', '/settings holds a name’s “<b id=one>” as markup.'],
]
test.each(noticed)('a kit that %s is noticed by: %s', async (fault, attack, told) => {
  const problems = await found(attack, fault).catch((error: Error) => [error.message])
  expect(problems.join('\n')).toContain(told)
})

test('every attack was seen to notice something', () =>
  expect(Object.keys(attacks).filter((attack) => !noticed.some(([, one]) => one === attack))).toEqual([]))

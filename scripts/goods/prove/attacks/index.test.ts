import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#content/starter-kits/source/api-drive.ts'
import type { Api } from '#toolchain/smoke.ts'
import { attacks, attacksOn } from './index.ts'
import { toyKit, type Fault } from './toy-kit.ts'

// Hashing takes its time on purpose, and is not what is looked at here.
vi.mock('#content/starter-kits/source/server/passwords.ts', () => ({
  hashPassword: async (password: string) => password,
  isPassword: async (password: string, hash: string | null) => password === hash,
  unknownPassword: Promise.resolve('known to nobody'),
}))
vi.spyOn(console, 'info').mockImplementation(() => {})

let stop = async () => {}
afterEach(() => stop())

async function found(attack: string, faults: Fault[] = [], by?: Api): Promise<string[]> {
  const kit = await toyKit(faults, by)
  stop = kit.stop
  const run = attacks[attack]
  if (!run) throw new Error(`There is no attack “${attack}”.`)
  return run(kit)
}

const kinds: [kind: string, by: Api | undefined][] = [
  ['forms', undefined],
  ['an API', api],
]
test.each(kinds.flatMap(([kind, by]) => attacksOn({ api: by }).map((attack) => [kind, attack, by] as const)))(
  'a sound kit with %s holds: %s',
  async (_, attack, by) => expect(await found(attack, [], by)).toEqual([]),
)

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
  [
    'keeps the first password',
    'who signed up before with an address of somebody else stays out',
    'has a password to the account of who owns the address',
  ],
  ['takes any text for JSON', 'JSON that is sent as something else is not read', 'is taken.'],
  ['takes a name for markup', 'a name is text, whatever it says', '/settings holds a name’s “<b id=one>” as markup.'],
]
/** What is told in other words where scripts draw the pages. */
const toldOfApis: Partial<Record<Fault, Record<string, string>>> = {
  'uses links up by looking': { 'an API': 'the link is no longer good' },
  'takes a name for markup': { 'an API': 'is answered 200 with text/html' },
  'reads forms of any size': { 'an API': 'is answered 422, not 413.' },
}

const seen = kinds.flatMap(([kind, by]) =>
  noticed
    .filter(([, attack]) => attacksOn({ api: by }).includes(attack))
    .map(([fault, attack, told]) => [kind, fault, attack, told, by] as const),
)
test.each(seen)('a kit with %s that %s is noticed by: %s', async (kind, fault, attack, told, by) => {
  const problems = await found(attack, [fault], by).catch((error: Error) => [error.message])
  expect(problems.join('\n')).toContain(toldOfApis[fault]?.[kind] ?? told)
})

test.each(kinds)('every attack on a kit with %s was seen to notice something', (kind, by) =>
  expect(
    attacksOn({ api: by }).filter((name) => !seen.some(([one, , attack]) => one === kind && attack === name)),
  ).toEqual([]),
)

test('an attack that only some kits are asked to hold is one', () => {
  expect(attacksOn({ api })).toEqual(Object.keys(attacks))
  expect(attacksOn({}).length).toBe(Object.keys(attacks).length - 1)
})

/**
 * What many who are signed in get alike is made once. A page is kept with a gap where what is one person's alone
 * belongs, compressed on either side of it, so that an answer costs what the gap takes.
 */
import { createHash, randomBytes } from 'node:crypto'
import { byteStore } from '#shared/byte-store.ts'
import type { AuthUser } from '#shared/page-props.ts'
import { compressedOnce, type Encoding } from '../http/compress.ts'
import { joinGzipped, pressPiece, type PressedPiece } from '../http/gzip-pieces.ts'
import type { Clock } from '../process/clock.ts'
import type { InertiaPage } from './assets.ts'

/** What of somebody signed in is theirs alone. All else of a page is alike for many: their licence, their settings. */
const ownFields = ['name', 'email', 'license_email', 'license_key'] as const satisfies (keyof AuthUser)[]
type Own = Pick<AuthUser, (typeof ownFields)[number]>
type Shared = Omit<AuthUser, keyof Own>

/** Pages that hold what only one person has: kept, they would only take the place of others. */
const ofOnePerson = /^(?:user|auth|checkout)\//

/** Stands in a text where what is one person's belongs. Nobody outside of this process can have written it. */
const gap = `"gap":"${randomBytes(16).toString('hex')}"`

/** A page as many get it. */
export type GappedPage = {
  /** Its data as JSON, with the gap. */
  data: string
  /** What goes into the gap. */
  own: string
  /** The same page to draw, which notices whether anybody looks at what is one person's alone. */
  watched: { page: InertiaPage; wasLookedAt(): boolean }
}

/** A page's text as it was made, with or without a gap, and the styles that its policy must allow. */
type Made = { text: string; styles: string; isForMany: boolean }
type Kept = {
  before: Buffer
  after: Buffer
  /** Without it, nothing of one person is between the two: a document whose data is asked for later. */
  hasGap: boolean
  styles: string
  pressed?: [PressedPiece, PressedPiece]
}
type Answer = { body: Uint8Array; encoding: Encoding; styles: string }

export type MemberPages = {
  /**
   * The text of a page for one person.
   *
   * @param name what else than its data decides what is made: another name, another text
   * @param page what it is made of
   * @param encodings what the client takes, best first
   * @param make makes it, where nobody has got the same yet
   */
  answer(name: string, page: GappedPage, encodings: Encoding[], make: () => Promise<Made>): Promise<Answer>
}

/**
 * Keeps pages for those who are signed in.
 *
 * @param clock tells the year, which the foot of a page says
 * @param mostBytes what all that is kept may take
 */
export function createMemberPages(clock: Clock, mostBytes = 24 * 1024 * 1024): MemberPages {
  const store = byteStore<Kept>(mostBytes)
  /** Only what is asked for again is worth the effort. */
  function press(key: string, kept: Kept): [PressedPiece, PressedPiece] {
    kept.pressed = [pressPiece(kept.before), pressPiece(kept.after)]
    store.put(key, kept, bytesOf(kept))
    return kept.pressed
  }
  return {
    async answer(name, { data, own: theirs }, encodings, make) {
      const key = createHash('sha256').update(`${name} ${clock().getFullYear()} ${data}`).digest('base64url')
      const kept = store.get(key)
      const [best = 'identity'] = encodings
      if (!kept) {
        const { text, styles, isForMany } = await make()
        const at = text.indexOf(gap)
        const hasGap = at !== -1
        const [start, end] = hasGap ? [text.slice(0, at), text.slice(at + gap.length)] : [text, '']
        if (isForMany) {
          const page = { before: Buffer.from(start), after: Buffer.from(end), hasGap, styles }
          store.put(key, page, bytesOf(page))
        }
        const whole = hasGap ? start + theirs + end : text
        return { body: compressedOnce(whole, best), encoding: best, styles }
      }
      const { before, after, hasGap, styles } = kept
      const own = hasGap ? theirs : ''
      if (!encodings.includes('gzip')) {
        const whole = Buffer.concat([before, Buffer.from(own), after])
        return { body: compressedOnce(whole, best), encoding: best, styles }
      }
      const [start, end] = kept.pressed ?? press(key, kept)
      return { body: joinGzipped([start, pressPiece(Buffer.from(own), 'once'), end]), encoding: 'gzip', styles }
    },
  }
}

const bytesOf = ({ before, after, pressed }: Kept) =>
  [before, after, ...(pressed?.map(({ deflated }) => deflated) ?? [])].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  )

/** A page that somebody signed in asks for, as many get it; null for a guest's, and for one that is of one person. */
export function gapped(page: InertiaPage): GappedPage | null {
  // A partial reload may do without.
  const { user } = (page.props.auth ?? {}) as { user?: AuthUser | null }
  if (!user || ofOnePerson.test(page.component) || 'csrfToken' in page.props) return null
  const withUser = (shown: unknown): InertiaPage => ({ ...page, props: { ...page.props, auth: { user: shown } } })
  const shared = withoutOwn(user)
  const own = Object.fromEntries(ownFields.map((field) => [field, user[field]]))
  const { user: watchedUser, wasLookedAt } = watch(user, shared)
  return {
    data: JSON.stringify(withUser({ [gapName]: gapValue, ...shared })),
    own: JSON.stringify(own).slice(1, -1).replaceAll('<', '\\u003c'),
    watched: { page: withUser(watchedUser), wasLookedAt },
  }
}

const [gapName = '', gapValue = ''] = gap.replaceAll('"', '').split(':')

const withoutOwn = ({ name: _n, email: _e, license_email: _l, license_key: _k, ...shared }: AuthUser): Shared => shared

/** The same person, who notices whether anybody looked at what is theirs alone. */
function watch(user: AuthUser, shared: Shared) {
  let looks = 0
  const shown = { ...shared } as Shared & Partial<Own>
  for (const field of ownFields)
    Object.defineProperty(shown, field, {
      enumerable: true,
      configurable: true,
      get: () => ((looks += 1), user[field]),
    })
  return { user: shown as AuthUser, wasLookedAt: () => looks > 0 }
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What one guess costs: 64 MB of memory and a tenth of a second or so. Kept in each hash, so that it can be raised. */
const cost = { N: 65_536, r: 8, p: 1 }

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** A password as it may be kept: how it was made, its salt, and the hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * The hash of a password that nobody knows. Where there is no account it is compared all the same, since the time taken
 * must not tell whether there is one.
 */
export const unknownPassword = hashPassword(randomBytes(16).toString('hex'))

/** Whether a password is the one of a hash; for null, as where there is no account, it never is. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? (await unknownPassword)).split('$')
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(found, expected) && hash !== null
}

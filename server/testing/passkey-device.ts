/**
 * A device that holds one passkey and always verifies its user, for tests without a browser: what it answers to the
 * options of our pages, as WebAuthn has it (level 3, 5.1.3 and 5.1.4), with its key in COSE's form (RFC 9052).
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { needed } from '#shared/needed.ts'

type Options = { challenge: string }

const userPresent = 0x01
const userVerified = 0x04
const bringsKey = 0x40

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64 = (bytes: Buffer) => bytes.toString('base64url')
/** CBOR (RFC 8949, 3): bytes of up to 255, and a text of up to 23 characters. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

export function passkeyDevice({ origin = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const rpIdHash = sha256(new URL(origin).hostname)

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  /** A counter that stays 0, as that of a passkey which is kept on several devices. */
  const aboutUser = (flags: number) =>
    Buffer.concat([rpIdHash, Buffer.from([userPresent | userVerified | flags]), Buffer.alloc(4)])
  const answer = (response: object) => ({
    id: base64(credentialId),
    rawId: base64(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  function coseKey(): Buffer {
    const { x, y } = publicKey.export({ format: 'jwk' })
    const point = (given: string | undefined) => cborBytes(Buffer.from(needed(given, 'The key is none.'), 'base64url'))
    // A map of five: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), and its two coordinates.
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
    return Buffer.concat([head, Buffer.from([0x21]), point(x), Buffer.from([0x22]), point(y)])
  }

  return {
    /** What it answers when a passkey is made. */
    make(options: Options) {
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([aboutUser(bringsKey), Buffer.alloc(16), length, credentialId, coseKey()])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ])
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', options)),
        attestationObject: base64(attestationObject),
        transports: ['internal'],
      })
    },
    /** What it answers when somebody signs in. */
    prove(options: Options) {
      const [data, authenticatorData] = [clientData('webauthn.get', options), aboutUser(0)]
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return answer({
        clientDataJSON: base64(data),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
      })
    },
  }
}

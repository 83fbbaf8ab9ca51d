/** Passkeys by the library's plugin, which keeps the keys and checks what devices sign. */
import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { site } from '#shared/site.ts'

/** A passkey stands for password and second factor at once, so the device must have asked for finger, face or PIN. */
function demandVerified(userVerified: boolean | undefined) {
  if (!userVerified) throw new APIError('UNAUTHORIZED', { message: 'The device did not verify its user.' })
}

export const passkeyPlugin = (siteUrl: string) =>
  passkey({
    rpID: new URL(siteUrl).hostname,
    rpName: site.name,
    origin: new URL(siteUrl).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => demandVerified(verification.registrationInfo?.userVerified) as undefined,
    },
    authentication: {
      afterVerification: ({ verification }) => demandVerified(verification.authenticationInfo.userVerified),
    },
    schema: { passkey: { modelName: 'passkeys', fields: { credentialID: 'credentialId' } } },
  })

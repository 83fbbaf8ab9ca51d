/** Passkeys in the browser: what the server offers, the device answers (WebAuthn Level 3, JSON forms). */
import { api } from './api.ts'
import { urls } from '#shared/urls.ts'

/** Whether this browser can make and use passkeys; never so on the server. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Lets the person choose a passkey and signs in; answers where to go. Rejects when nothing was chosen or accepted. */
export async function signInWithPasskey({ next, remember }: { next: string | null; remember: boolean }) {
  const json = await api<PublicKeyCredentialRequestOptionsJSON>(urls.passkeyOptions(), { method: 'POST' })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const body = { response: credential.toJSON(), remember }
  return api<{ to: string }>(urls.passkeyLogin(next ?? undefined), { method: 'POST', body })
}

/** Makes a passkey on a device and gives the account its public half. Rejects when none was made or accepted. */
export async function addPasskey() {
  const json = await api<PublicKeyCredentialCreationOptionsJSON>(urls.newPasskeyOptions(), { method: 'POST' })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  await api(urls.passkeys(), { method: 'POST', body: { response: credential.toJSON() } })
}

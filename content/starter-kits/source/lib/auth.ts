/**
 * The one place where your backend is connected. The forms call nothing else.
 *
 * Each function resolves with a sentence for people where it was refused, and with null where it went well.
 */
export const signIn = (credentials: { email: string; password: string }) => send('sign-in', credentials)

export const signUp = (account: { name: string; email: string; password: string }) => send('register', account)

export const requestPasswordReset = (email: string) => send('password-reset', { email })

/** Until you send it somewhere, everything is accepted and nothing is kept. The README shows what to write here. */
async function send(action: string, body: object): Promise<string | null> {
  console.info(`No backend is connected, so “${action}” was accepted.`, Object.keys(body))
  return null
}

'use server'

/*
 * The one place where your backend is connected. The forms call nothing else.
 *
 * Each action resolves with a sentence for people where it was refused, and with null where it went well. Anybody can
 * call an action, so check what it is given.
 */

export async function signIn(credentials: { email: string; password: string }): Promise<string | null> {
  return accept('sign-in', credentials)
}

export async function signUp(account: { name: string; email: string; password: string }): Promise<string | null> {
  return accept('register', account)
}

export async function requestPasswordReset(email: string): Promise<string | null> {
  return accept('password-reset', { email })
}

/** Until you do something with it, everything is accepted and nothing is kept. The README shows what to write here. */
function accept(action: string, body: object): null {
  console.info(`No backend is connected, so “${action}” was accepted.`, Object.keys(body))
  return null
}

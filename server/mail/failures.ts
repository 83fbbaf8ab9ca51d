/** What it means when a mail did not leave. */
import type { MailFailure } from '../db/tables/operator.ts'

/**
 * What a mail server answered to an address or a content, by the first digit of its code (RFC 5321, 4.2.1): refused for
 * good, which no later attempt changes, or for now. Null for all else: no answer, or one that concerns ourselves, such as
 * a wrong password or a sender it does not take.
 */
export function refusalOf(error: unknown): 'for-good' | 'for-now' | null {
  const { command, responseCode = 0 } = (error ?? {}) as { command?: string; responseCode?: number }
  if (command !== 'RCPT TO' && command !== 'DATA') return null
  if (responseCode >= 500 && responseCode < 600) return 'for-good'
  return responseCode >= 400 && responseCode < 500 ? 'for-now' : null
}

/** Somebody gave this mail to a mail server, and did not live to hear what became of it. */
export class Unclear extends Error {
  override name = 'Unclear'
}

/** Why a mail may not be tried again after this error; null when it may. */
export function failureOf(error: unknown, isHandedOver: boolean): MailFailure | null {
  const refusal = refusalOf(error)
  if (refusal === 'for-good') return 'refused'
  // A server that has the content and says nothing may have kept it: the mail could come twice.
  return isHandedOver && refusal === null ? 'unclear' : null
}

export const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An error for the log. What a mail server says may quote the mail or its address; its codes do not. */
export function told(error: unknown) {
  const { command, code, responseCode } = error as { command?: string; code?: string; responseCode?: number }
  return command ? { command, code, responseCode } : { err: error }
}

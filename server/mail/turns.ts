let last = 0

/**
 * Tells in which order mails were written: texts that grow, also within a millisecond and when the clock goes back. Of
 * several processes each has its own, so the time a mail was written comes first.
 */
export function nextTurn(now: Date): string {
  // A 4096th of a millisecond stays a whole number until the year 2039, and grows beyond it too.
  last = Math.max(last + 1, now.getTime() * 4096)
  return last.toString(16).padStart(14, '0')
}

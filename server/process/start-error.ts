/** The server cannot start, for a reason the operator can mend: the message is a sentence for them. */
export class StartError extends Error {
  override name = 'StartError'
}

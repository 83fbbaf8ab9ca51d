/** What is wrong with a text, and where: "content/docs/colours.md:12: …". */
export class ContentError extends Error {
  override name = 'ContentError'
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`)
  }
}

/** Every problem of every text, ready to print. */
export class PublishingError extends Error {
  override name = 'PublishingError'
}

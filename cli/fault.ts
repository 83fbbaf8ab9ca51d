/** What the program ends with. Scripts and CI go by these numbers, so none ever gets another meaning. */
export const exits = {
  done: 0,
  failed: 1,
  /** The command was written wrongly. */
  usage: 2,
  /** No key, or one that does not open this. */
  access: 3,
  /** The site could not be reached, or asked us to come again later. */
  site: 4,
  /** Something was left for whoever called: a conflict, a changed file, or, where asked for, an update. */
  left: 5,
} as const

export type Exit = (typeof exits)[keyof typeof exits]

/** Something that ends the command, in a sentence for the person who reads it; `todo` says what to do about it. */
export class Fault extends Error {
  override name = 'Fault'
  readonly exit: Exit
  readonly todo: string | undefined
  constructor(
    message: string,
    { exit = exits.failed, todo, cause }: { exit?: Exit; todo?: string; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.exit = exit
    this.todo = todo
  }
}

/** The code of a system's error, as "ENOENT"; "" for anything else. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** A system's error about a file as a sentence with what to do. */
export function fileFault(file: string, error: unknown): Fault {
  if (error instanceof Fault) return error
  const [message, todo] = fileSentences[codeOf(error)] ?? ['cannot be read or written', undefined]
  return new Fault(`${file} ${message}.`, { cause: error, ...(todo && { todo }) })
}

const fileSentences: Record<string, [message: string, todo?: string]> = {
  EACCES: ['may not be read or written by you', 'Change the permissions of the file or its folder, then run it again.'],
  EPERM: ['may not be changed by you', 'Change the permissions of the file or its folder, then run it again.'],
  EROFS: ['lies on a file system that is read-only', 'Run it where the project may be written.'],
  ENOSPC: ['does not fit on the disk', 'Make room, then run it again: what was written so far is whole.'],
  EISDIR: ['is a folder where a file was expected', 'Move it away, or set another folder with --dir.'],
  ENOTDIR: ['lies below a file where a folder was expected', 'Move that file away, or set another folder with --dir.'],
}

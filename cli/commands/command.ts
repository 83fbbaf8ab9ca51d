import type { Exit } from '../fault.ts'
import type { Given } from '../options.ts'
import type { Told } from '../text/help.ts'
import type { Terminal } from '../terminal.ts'

/** What a command did: `json` is what `--json` prints, `lines` what people read. */
export type Outcome = { json: unknown; lines: string[]; exit?: Exit }

export type Command = Told & {
  /** In the list of all commands. */
  summary: string
  run(given: Given, terminal: Terminal): Promise<Outcome>
}

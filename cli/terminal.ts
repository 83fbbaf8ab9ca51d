/** Where a command reads and writes: handed in, so that nothing else touches the process. */
import { createInterface } from 'node:readline/promises'
import { styleText } from 'node:util'
import { exits, Fault } from './fault.ts'

export type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow' | 'cyan'

export type Terminal = {
  /** The folder the command was called in. */
  cwd: string
  env: NodeJS.ProcessEnv
  /** How this program is run from here, as somebody types it. */
  program: string
  /** What was asked for; the only thing on standard output. */
  out(text: string): void
  /** What happens meanwhile, and what went wrong. */
  say(text: string): void
  /** Progress in a line that the next replaces; nothing without a terminal. */
  progress(text: string): void
  /** Colour for standard output and for standard error, where either is a terminal and nobody asked for none. */
  style(style: Style, text: string): string
  styleNote(style: Style, text: string): string
  /** Whether somebody can be asked. */
  canAsk: boolean
  /**
   * Does a work in steps, none of which is torn apart: whoever stops it (Ctrl+C) is obeyed before the next step, and at
   * once when they ask again. What is to be done last is done in any case.
   *
   * @param work asks before each step whether it may go on, which throws where it may not
   */
  inWholeSteps(work: (mayGoOn: () => void) => Promise<void>, last: () => Promise<void>): Promise<void>
  /** Asks a question that is answered with yes or no; no, where nothing is said. */
  confirm(question: string): Promise<boolean>
}

type Given = Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'> & {
  /** Where it is told that somebody wants it to end. */
  signals: Pick<NodeJS.Process, 'on' | 'off'>
  cwd: string
  program: string
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const stopped = () => new Fault('Stopped. No file is half written.', { exit: exits.failed })

/** The terminal of a process. */
export function terminalOf({ env, stdin, stdout, stderr, signals, cwd, program }: Given): Terminal {
  const coloured = (stream: NodeJS.WriteStream) => {
    if (env.NO_COLOR || env.TERM === 'dumb') return false
    return env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : stream.isTTY === true
  }
  const styled = (stream: NodeJS.WriteStream) => (style: Style, text: string) =>
    coloured(stream) ? styleText(style, text, { validateStream: false }) : text
  const canAsk = stdin.isTTY === true && stderr.isTTY === true && !env.CI
  let shown = 0
  const clear = () => {
    if (shown > 0) stderr.write(`\r${' '.repeat(shown)}\r`)
    shown = 0
  }
  return {
    cwd,
    env,
    program,
    out(text) {
      clear()
      stdout.write(`${text}\n`)
    },
    say(text) {
      clear()
      stderr.write(`${text}\n`)
    },
    progress(text) {
      if (stderr.isTTY !== true) return
      clear()
      const line = text.slice(0, Math.max(0, (stderr.columns ?? 80) - 1))
      stderr.write(line)
      shown = line.length
    },
    style: styled(stdout),
    styleNote: styled(stderr),
    canAsk,
    async inWholeSteps(work, last) {
      let isStopped = false
      const letGo = () => endings.forEach((ending) => signals.off(ending, stop))
      function stop() {
        if (isStopped) return
        isStopped = true
        clear()
        stderr.write('Stopping …\n')
        // npm passes on what the terminal has sent already: within a moment it is the same press.
        setTimeout(letGo, 1000).unref()
      }
      for (const ending of endings) signals.on(ending, stop)
      try {
        await work(() => {
          if (isStopped) throw stopped()
        })
      } finally {
        await last().finally(letGo)
      }
    },
    async confirm(question) {
      if (!canAsk) return false
      clear()
      const lines = createInterface({ input: stdin, output: stderr })
      // Ctrl+C, or the end of the input, answers nothing.
      const ended = new Promise<never>((_, reject) => {
        lines.once('SIGINT', () => reject(stopped()))
      })
      try {
        const answer = await Promise.race([lines.question(`${question} (y/N) `), ended])
        return /^y(?:es)?$/i.test(answer.trim())
      } finally {
        lines.close()
      }
    },
  }
}

/** Only what can be shown: a text from elsewhere must not move the cursor, set colours or name windows. */
export const plain = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')

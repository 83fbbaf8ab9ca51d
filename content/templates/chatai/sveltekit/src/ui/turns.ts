/** A conversation as turns: what is shown, and what is taken out of it. */
import type { Shown } from '#lib/tree.ts'
import type { Answer, Question } from '#lib/types.ts'

/** A question with the answer that is shown below it, and which of their versions they are. */
export interface Turn {
  question: Question
  version: number
  versions: number
  answer?: Answer
  answerVersion: number
  answerVersions: number
}

/** What the buttons of a turn do. Without them it is only read. */
export interface TurnActs {
  beginEdit(questionId: string): void
  endEdit(text?: string): void
  regenerate(turn: Turn): void
  switchVersion(messageId: string, step: 1 | -1): void
  copy(answer: Answer): void
  quote(answer: Answer): void
}

/** Turns that are as they were stay the same objects, so that nothing is drawn anew for them. */
export function turnsOf(path: readonly Shown[], before: readonly Turn[] = []): Turn[] {
  const turns: Turn[] = []
  for (const { message, version, versions } of path) {
    const last = turns.at(-1)
    if (message.role === 'question')
      turns.push({ question: message, version, versions, answerVersion: 1, answerVersions: 1 })
    else if (last) Object.assign(last, { answer: message, answerVersion: version, answerVersions: versions })
  }
  return turns.map((turn, index) => (isSame(turn, before[index]) ? (before[index] ?? turn) : turn))
}

function isSame(turn: Turn, other: Turn | undefined): boolean {
  return (
    turn.question === other?.question &&
    turn.answer === other.answer &&
    turn.version === other.version &&
    turn.versions === other.versions &&
    turn.answerVersion === other.answerVersion &&
    turn.answerVersions === other.answerVersions
  )
}

export async function copyText(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return done
  } catch {
    return 'Your browser blocked copying. Select the text and copy it yourself.'
  }
}

/** One turn of a conversation: a question, its answer, the margin, and what can be done. */
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import Link from '@/components/link'
import { failureOf } from '@/lib/failure'
import { textOf } from '@/lib/tree'
import type { Answer, Question } from '@/lib/types'
import type { Turn } from '@/ui/session'
import { bringIntoView, showFailure } from '@/ui/sight'
import { turnStyles } from '@/ui/styles'
import { AnswerText } from './answer'
import { QuestionForm } from './question-form'

/** What the buttons of a turn do. */
export interface TurnActs {
  edit: (questionId: string, text: string) => void
  regenerate: (questionId: string) => void
  switchVersion: (messageId: string, step: 1 | -1) => void
  /** Says why nothing can be asked now, where that is so. */
  refuse: () => boolean
  copy: (answer: Answer) => void
  quote: (answer: Answer) => void
}

interface TurnProps {
  turn: Turn
  number: number
  isLast?: boolean
  isBusy?: boolean
  /** Whether its answer is drawn yet. */
  isDrawn?: boolean
  /** Whether it comes into view. */
  isTarget?: boolean
  /** Without them it is only read. */
  acts?: TurnActs
}

export const TurnOf = memo(function TurnOf({
  turn,
  number,
  isLast = false,
  isBusy = false,
  isDrawn = true,
  isTarget = false,
  acts,
}: TurnProps) {
  const { question, answer } = turn
  const root = useRef<HTMLElement>(null)
  const wasBrought = useRef(false)
  useEffect(() => {
    // Once it comes, and once more when its answer begins, since it then has the room of a screen.
    if (!isTarget || !root.current || (wasBrought.current && !isBusy)) return
    wasBrought.current = true
    return bringIntoView(root.current)
  }, [isTarget, isBusy])

  return (
    <section
      ref={root}
      id={`turn-${question.id}`}
      aria-labelledby={`question-${question.id}`}
      className={isLast && isBusy ? turnStyles.last : turnStyles.turn}
    >
      <Head turn={turn} number={number} isBusy={isBusy} acts={acts} />
      <div className={turnStyles.body}>
        {answer && isDrawn && <AnswerText key={answer.id} answer={answer} />}
        {answer && isDrawn && <Below turn={turn} answer={answer} isBusy={isBusy} acts={acts} />}
      </div>
    </section>
  )
})

function Head({ turn, number, isBusy, acts }: Pick<TurnProps, 'turn' | 'number' | 'isBusy' | 'acts'>) {
  const { question, version, versions } = turn
  const [isEditing, setIsEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    // Whoever leaves the form is where the question stands.
    if (wasEdited.current && !isEditing) heading.current?.focus()
    wasEdited.current = isEditing
  }, [isEditing])

  if (isEditing && acts)
    return (
      <div>
        <Quoted question={question} />
        <QuestionForm
          text={textOf(question)}
          onSend={(text) => {
            const isOther = text !== textOf(question)
            if (isOther && acts.refuse()) return
            setIsEditing(false)
            if (isOther) acts.edit(question.id, text)
          }}
          onLeave={() => setIsEditing(false)}
        />
        <FilesOf question={question} />
      </div>
    )
  return (
    <div>
      <Quoted question={question} />
      <div className={turnStyles.head}>
        <span className={turnStyles.number} aria-hidden="true">
          {number}
        </span>
        <h2 ref={heading} id={`question-${question.id}`} tabIndex={-1} className={turnStyles.question}>
          {textOf(question)}
        </h2>
        {acts && (
          <div className={isBusy ? turnStyles.barAway : turnStyles.bar}>
            <Versions
              name="Version of the question"
              version={version}
              versions={versions}
              isBusy={isBusy}
              onStep={(step) => acts.switchVersion(question.id, step)}
            />
            <Button keyName="e" onClick={() => setIsEditing(true)}>
              Edit
            </Button>
          </div>
        )}
      </div>
      <FilesOf question={question} />
    </div>
  )
}

function Below({ turn, answer, isBusy, acts }: { turn: Turn; answer: Answer } & Pick<TurnProps, 'isBusy' | 'acts'>) {
  const { question, answerVersion, answerVersions } = turn
  const { status, updatedAt } = answer
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status === 'failed' && failure.current) showFailure(failure.current, updatedAt)
  }, [status, updatedAt])
  if (answer.status === 'streaming') return null
  const hasText = textOf(answer) !== ''
  // Where a limit is reached, another try fails as well: the plans come first.
  const isLimit = answer.failure?.kind === 'limit'
  return (
    <div>
      {answer.status === 'stopped' && <p className={turnStyles.stopped}>Stopped here. This is not the whole answer.</p>}
      {answer.failure && (
        <div ref={failure} className={turnStyles.failure}>
          <p className={turnStyles.failureText}>{failureOf(answer)}</p>
          <div className={turnStyles.failureBar}>
            {isLimit && (
              <Link href="/pricing" className={turnStyles.primary}>
                See the plans
              </Link>
            )}
            {acts && !isBusy && (
              <button
                type="button"
                className={isLimit ? turnStyles.secondary : turnStyles.primary}
                onClick={() => acts.regenerate(question.id)}
              >
                Try again
              </button>
            )}
          </div>
        </div>
      )}
      <div className={turnStyles.answerBar}>
        {acts && hasText && (
          <>
            <Button keyName="c" onClick={() => acts.copy(answer)}>
              Copy
            </Button>
            <Button keyName="q" onClick={() => acts.quote(answer)}>
              Quote
            </Button>
          </>
        )}
        {acts && !isBusy && !answer.failure && (
          <Button keyName="r" onClick={() => acts.regenerate(question.id)}>
            Ask again
          </Button>
        )}
        {acts && (
          <Versions
            name="Version of the answer"
            version={answerVersion}
            versions={answerVersions}
            isBusy={isBusy}
            onStep={(step) => acts.switchVersion(answer.id, step)}
          />
        )}
      </div>
    </div>
  )
}

interface VersionsProps {
  name: string
  version: number
  versions: number
  isBusy?: boolean
  onStep: (step: 1 | -1) => void
}

function Versions({ name, version, versions, isBusy = false, onStep }: VersionsProps) {
  if (versions < 2) return null
  const arrow = (step: 1 | -1, label: string, sign: string, isEnd: boolean) => (
    <button
      type="button"
      aria-label={label}
      data-key={step < 0 ? '[' : ']'}
      disabled={isEnd || isBusy}
      onClick={() => onStep(step)}
      className={turnStyles.arrow}
    >
      {sign}
    </button>
  )
  return (
    <span role="group" aria-label={name} className={turnStyles.versions}>
      {arrow(-1, 'Previous version', '←', version === 1)}
      {`${version} of ${versions}`}
      {arrow(1, 'Next version', '→', version === versions)}
    </span>
  )
}

function Button({ keyName, onClick, children }: { keyName: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" data-key={keyName} onClick={onClick} className={turnStyles.button}>
      {children}
    </button>
  )
}

function Quoted({ question }: { question: Question }) {
  return question.parts.map((part) =>
    part.kind === 'quote' ? (
      <blockquote key={part.messageId + part.text} className={turnStyles.quoted}>
        {part.text}
      </blockquote>
    ) : null,
  )
}

function FilesOf({ question }: { question: Question }) {
  const files = question.parts.filter((part) => part.kind === 'attachment')
  if (files.length === 0) return null
  return (
    <p className={turnStyles.files} aria-label="Files">
      {files.map(({ attachmentId, name }) => (
        <span key={attachmentId} className={turnStyles.file}>
          {name}
        </span>
      ))}
    </p>
  )
}

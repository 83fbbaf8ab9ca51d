/** One turn of a conversation as it stands on the page: a question, its answer, the margin, and what can be done. */
import { failureOf } from '../lib/failure.ts'
import { textOf } from '../lib/tree.ts'
import type { Answer, Question } from '../lib/types.ts'
import { drawAnswer } from './answer.ts'
import { element } from './element.ts'
import type { Turn } from './session.ts'
import { showFailure } from './sight.ts'
import { turnStyles } from './styles.ts'

/** What the buttons of a turn do. */
export interface TurnActs {
  /** Says why nothing can be asked now, where that is so. */
  refuse(): boolean
  edit(questionId: string, text: string): void
  regenerate(questionId: string): void
  switchVersion(messageId: string, step: 1 | -1): void
  copy(answer: Answer): void
  quote(answer: Answer): void
}

export interface TurnView {
  root: HTMLElement
  show(turn: Turn, place: { number: number; isLast: boolean; isBusy: boolean }): void
  /** Only the text of the answer grew. */
  grow(answer: Answer): void
  beginEdit(): void
}

/** Without `acts` it is only read. */
export function createTurn(questionId: string, acts?: TurnActs): TurnView {
  const heading = element('h2', { id: `question-${questionId}`, class: turnStyles.question, tabindex: '-1' })
  const number = element('span', { class: turnStyles.number, 'aria-hidden': 'true' })
  const bar = element('div')
  const row = element('div', { class: turnStyles.head }, number, heading, acts && bar)
  const head = element('div')
  const answerText = element('div', { class: turnStyles.answer })
  const below = element('div')
  const body = element('div', { class: turnStyles.body }, answerText, below)
  // It has its place from the beginning, also where it is drawn only later.
  const root = element(
    'section',
    { id: `turn-${questionId}`, class: turnStyles.turn, 'aria-labelledby': `question-${questionId}` },
    head,
    body,
  )
  let shown: Turn | undefined
  let isEditing = false
  let stamp = ''

  function show(turn: Turn, { number: place, isLast, isBusy }: { number: number; isLast: boolean; isBusy: boolean }) {
    shown = turn
    root.className = isLast && isBusy ? turnStyles.last : turnStyles.turn
    heading.textContent = textOf(turn.question)
    number.textContent = String(place)
    const { answer, version, versions, answerVersion, answerVersions } = turn
    // What is the same as before stays, with its open notes and whatever is selected in it.
    const versionsNow = `${version}/${versions} ${answerVersion}/${answerVersions}`
    const now = `${place} ${isBusy} ${versionsNow} ${turn.question.id} ${answer?.id} ${answer?.status} ${answer?.updatedAt}`
    if (now === stamp) return
    stamp = now
    if (!isEditing) drawHead(turn, isBusy)
    if (answer) grow(answer)
    else answerText.replaceChildren()
    below.replaceChildren(...belowOf(turn, isBusy))
    if (answer?.failure && below.firstElementChild) showFailure(below.firstElementChild, answer.updatedAt)
  }

  function grow(answer: Answer) {
    drawAnswer(answerText, answer)
  }

  /** The heading is put in once and stays, and with it the focus of whoever reads there. */
  function drawHead({ question, version, versions }: Turn, isBusy: boolean) {
    bar.className = isBusy ? turnStyles.barAway : turnStyles.bar
    bar.replaceChildren(
      ...(versions > 1 && acts ? [versionsOf('Version of the question', question.id, version, versions, isBusy)] : []),
      button('Edit', beginEdit),
    )
    if (row.parentElement !== head) head.replaceChildren(...quotedIn(question), row, ...filesIn(question))
  }

  function beginEdit() {
    if (!shown || !acts) return
    isEditing = true
    const { question } = shown
    const field = element('textarea', {
      class: turnStyles.field,
      rows: '2',
      'aria-label': 'Edit the question',
      required: true,
    })
    field.value = textOf(question)
    const end = () => {
      isEditing = false
      if (shown) drawHead(shown, false)
    }
    const send = (event: Event) => {
      event.preventDefault()
      const text = field.value.trim()
      if (!text) return
      const isOther = text !== textOf(question)
      if (isOther && acts?.refuse()) return
      end()
      if (isOther) acts?.edit(question.id, text)
    }
    const onKey = (event: Event) => {
      const { key, metaKey, ctrlKey, shiftKey, isComposing } = event as KeyboardEvent
      if (key === 'Escape') {
        event.stopPropagation()
        end()
        heading.focus()
      } else if (key === 'Enter' && !isComposing && (!shiftKey || metaKey || ctrlKey)) send(event)
    }
    head.replaceChildren(
      ...quotedIn(question),
      element(
        'form',
        { class: turnStyles.edit, submit: send, keydown: onKey },
        field,
        element(
          'div',
          { class: turnStyles.failureBar },
          element('button', { type: 'submit', class: turnStyles.primary }, 'Ask this instead'),
          element('button', { type: 'button', class: turnStyles.secondary, click: end }, 'Cancel'),
        ),
      ),
      ...filesIn(question),
    )
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }

  function belowOf({ question, answer, answerVersion, answerVersions }: Turn, isBusy: boolean): Node[] {
    if (!answer || answer.status === 'streaming') return []
    const hasText = textOf(answer) !== ''
    const again = () => acts?.regenerate(question.id)
    return [
      ...(answer.status === 'stopped'
        ? [element('p', { class: turnStyles.stopped }, 'Stopped here. This is not the whole answer.')]
        : []),
      ...(answer.failure ? [drawFailure(answer, isBusy || !acts ? undefined : again)] : []),
      element(
        'div',
        { class: turnStyles.answerBar },
        acts && hasText && button('Copy', () => acts.copy(answer)),
        acts && hasText && button('Quote', () => acts.quote(answer)),
        acts && !isBusy && !answer.failure && button('Ask again', again),
        acts &&
          answerVersions > 1 &&
          versionsOf('Version of the answer', answer.id, answerVersion, answerVersions, isBusy),
      ),
    ]
  }

  function versionsOf(name: string, id: string, version: number, versions: number, isBusy: boolean) {
    const step = (by: 1 | -1, label: string, sign: string, isEnd: boolean) =>
      element(
        'button',
        {
          type: 'button',
          class: turnStyles.arrow,
          'aria-label': label,
          disabled: isEnd || isBusy,
          click: () => acts.switchVersion(id, by),
        },
        sign,
      )
    return element(
      'span',
      { class: turnStyles.versions, role: 'group', 'aria-label': name },
      step(-1, 'Previous version', '←', version === 1),
      `${version} of ${versions}`,
      step(1, 'Next version', '→', version === versions),
    )
  }

  return { root, show, grow, beginEdit }
}

/** Where a limit is reached, another try fails as well: the plans come first. */
function drawFailure(answer: Answer, again?: () => void) {
  const isLimit = answer.failure?.kind === 'limit'
  return element(
    'div',
    { class: turnStyles.failure },
    element('p', { class: turnStyles.failureText }, failureOf(answer)),
    element(
      'div',
      { class: turnStyles.failureBar },
      isLimit && element('a', { href: 'pricing', class: turnStyles.primary }, 'See the plans'),
      again &&
        element(
          'button',
          { type: 'button', class: isLimit ? turnStyles.secondary : turnStyles.primary, click: again },
          'Try again',
        ),
    ),
  )
}

const button = (name: string, click: () => void) =>
  element('button', { type: 'button', class: turnStyles.button, click }, name)

const quotedIn = ({ parts }: Question) =>
  parts.flatMap((part) =>
    part.kind === 'quote' ? [element('blockquote', { class: turnStyles.quoted }, part.text)] : [],
  )

function filesIn({ parts }: Question) {
  const names = parts.flatMap((part) => (part.kind === 'attachment' ? [part.name] : []))
  if (names.length === 0) return []
  return [
    element(
      'p',
      { class: turnStyles.files, 'aria-label': 'Files' },
      ...names.map((name) => element('span', { class: turnStyles.file }, name)),
    ),
  ]
}

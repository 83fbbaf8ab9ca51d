/** Sanitized HTML of an answer as elements of React, its numbers and notes as components. */
import { createElement, type ReactNode } from 'react'
import { turnStyles } from '@/ui/styles'
import { CopyCode } from './copy-code'
import { Mark, Note } from './margin'

interface Options {
  /** Numbers whose notes stand in this block. */
  notes: readonly number[]
  /** Whether the next word will stand at its end. */
  isGrowing: boolean
}

/** What `sanitize` of `lib/markdown` has let through, and nothing else, may come here. */
export function htmlToReact(html: string, { notes, isGrowing }: Options): ReactNode {
  const template = document.createElement('template')
  const block = template.content.appendChild(document.createElement('div'))
  block.innerHTML = html
  if (isGrowing) endOf(block).append(cursorOf(document))
  return childrenOf(block, new Set(notes))
}

/** Where the next word will stand. */
function endOf(root: Element): Element {
  const last = root.lastElementChild
  if (last?.matches('div:not([data-code], [data-table]), ul, ol, li, blockquote, p')) {
    return last.matches('p') || last.childElementCount === 0 ? last : endOf(last)
  }
  return root.matches('li, p') ? root : root.appendChild(document.createElement('p'))
}

function cursorOf(document: Document): Element {
  const cursor = document.createElement('span')
  cursor.className = turnStyles.cursor
  cursor.setAttribute('aria-hidden', 'true')
  return cursor
}

/** `waiting` are the numbers whose notes have no place yet; each note takes the first there is. */
function childrenOf(parent: Element, waiting: Set<number>): ReactNode[] {
  return [...parent.childNodes].flatMap((child, index): ReactNode[] => {
    if (child instanceof Text) return [child.data]
    if (!(child instanceof Element)) return []
    const number = numberOf(child)
    if (number > 0) {
      const mark = <Mark key={index} number={number} label={child.getAttribute('aria-label') ?? ''} />
      return [mark, ...notesAt(waiting, [number])]
    }
    // Beside a table or a heading the notes stand at its top.
    const numbers = child.matches('[data-table], h2, h3, h4, h5, h6')
      ? [...child.querySelectorAll('[data-mark]')].map(numberOf)
      : []
    return [...notesAt(waiting, numbers), elementOf(child, index, waiting)]
  })
}

const numberOf = (element: Element) => Number(element.getAttribute('data-mark') ?? 0)

const notesAt = (waiting: Set<number>, numbers: number[]) =>
  numbers.filter((number) => waiting.delete(number)).map((number) => <Note key={`note-${number}`} number={number} />)

const names: Record<string, string> = { class: 'className', tabindex: 'tabIndex' }

function elementOf(element: Element, key: number, waiting: Set<number>): ReactNode {
  if (element.matches('[data-copy]')) {
    const code = element.closest('[data-code]')?.querySelector('pre')?.textContent ?? ''
    return <CopyCode key={key} code={code} />
  }
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [names[name] ?? name, value]))
  const children = childrenOf(element, waiting)
  return createElement(element.localName, { key, ...attributes }, ...children)
}

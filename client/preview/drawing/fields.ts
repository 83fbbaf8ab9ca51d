/** What stands in a field belongs to no element: the library draws values only, too low, and passwords readable. */
import { lettersOf } from './canvas.ts'

const textual = /^(text|search|email|url|tel|number|password|date|time)$/

/** Makes what a field shows its value: a placeholder in its colour, a password as dots, of a list what is chosen. */
export function showFields(document: Document): void {
  for (const list of document.querySelectorAll('select')) if (list.size <= 1) showChosen(list)
  for (const field of document.querySelectorAll('input')) {
    // The value of a box to tick is for the server, and is drawn by the library as text.
    if (field.type === 'checkbox' || field.type === 'radio') field.value = ''
    if (!textual.test(field.type)) continue
    const shown = field.type === 'password' ? '•'.repeat(field.value.length) : field.value
    const { color } = getComputedStyle(field, '::placeholder')
    if (field.type !== 'date' && field.type !== 'time') field.type = 'text'
    if (!shown && field.placeholder) field.style.color = color
    field.value = shown || field.placeholder
  }
}

/** In the place of a list, a field of the same look that holds the words of the chosen option. */
function showChosen(list: HTMLSelectElement) {
  const { width, height } = list.getBoundingClientRect()
  const field = list.ownerDocument.createElement('input')
  field.className = list.className
  field.value = list.selectedOptions[0]?.text ?? ''
  Object.assign(field.style, { boxSizing: 'border-box', width: `${width}px`, height: `${height}px` })
  list.replaceWith(field)
}

/** Puts the text of a field into the middle of its height. */
export function centreField(layer: Element, element: Element, drawing: Element): void {
  if (!(element instanceof HTMLInputElement) || !element.value) return
  const { top, bottom, left } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const x = left + parseFloat(style.paddingLeft) + parseFloat(style.borderLeftWidth)
  const text = [...drawing.querySelectorAll('text[dominant-baseline="central"]')].find(
    (each) => each.textContent === element.value && Math.abs(Number(each.getAttribute('x')) - x) < 3,
  )
  if (!text) return
  text.setAttribute('x', String(x))
  const { above, below } = lettersOf(style)
  text.setAttribute('y', String((top + bottom) / 2 + (above - below) / 2))
  text.removeAttribute('dominant-baseline')
  layer.append(text)
}

/** Whoever copies from an answer gets its words: notes and numbers stand between them for the eye alone. */

const extras = 'button, [role="note"], [aria-hidden="true"]'
/** What a link, a list or a table is not itself without. */
const kept = new Set(['href', 'start', 'colspan', 'rowspan', 'dir', 'lang'])

/** Listens to what is copied from a page. Answers how to end that. */
export function cleanCopy(page: Element): () => void {
  function onCopy(event: ClipboardEvent) {
    const { target, clipboardData } = event
    const selection = getSelection()
    if (!clipboardData || !selection || selection.isCollapsed || event.defaultPrevented) return
    if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return
    const words = wordsOf(selection, page)
    if (!words) return
    clipboardData.setData('text/plain', textOf(words))
    clipboardData.setData('text/html', words.innerHTML)
    event.preventDefault()
  }
  document.addEventListener('copy', onCopy)
  return () => document.removeEventListener('copy', onCopy)
}

/** What is selected without its notes and numbers; nothing where there are none, or nothing besides. */
function wordsOf(selection: Selection, page: Element): HTMLElement | undefined {
  const words = document.createElement('div')
  for (let index = 0; index < selection.rangeCount; index++) {
    const range = selection.getRangeAt(index)
    const { commonAncestorContainer: around } = range
    const element = around instanceof Element ? around : around.parentElement
    if (!range.intersectsNode(page) || element?.closest(extras)) return undefined
    words.append(range.cloneContents())
  }
  const found = words.querySelectorAll(extras)
  for (const one of found) one.remove()
  if (found.length === 0 || !words.textContent?.trim()) return undefined
  for (const one of words.querySelectorAll('*')) {
    if (one instanceof HTMLAnchorElement) one.setAttribute('href', one.href)
    for (const name of one.getAttributeNames()) if (!kept.has(name)) one.removeAttribute(name)
  }
  const comments = document.createNodeIterator(words, NodeFilter.SHOW_COMMENT)
  for (let one = comments.nextNode(); one; one = comments.nextNode()) (one as Comment).remove()
  return words
}

/** The lines as they stand on a page: only what is laid out has them. */
function textOf(words: HTMLElement): string {
  const sheet = document.createElement('div')
  sheet.style.cssText = 'position: fixed; inset-block-start: 0; width: 60rem; opacity: 0; pointer-events: none'
  sheet.append(words)
  document.body.append(sheet)
  const text = words.innerText
  sheet.remove()
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

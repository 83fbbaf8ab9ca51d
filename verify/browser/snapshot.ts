import type { Page } from 'playwright-core'

/** What a screen reader would find, what can be read, and where the focus is. */
export type Snapshot = { tree: string; text: string; focus: string }

/**
 * Looks at a page without what differs by design: focus guards, portals, and how each flavour makes the
 * page behind a dialog or menu inert.
 */
export async function takeSnapshot(page: Page): Promise<Snapshot> {
  await page.waitForTimeout(60)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[inert], [aria-hidden]')) {
      if (element.matches('svg, span, input, [data-headlessui-focus-guard]')) continue
      const names = ['inert', 'aria-hidden'].filter((name) => element.hasAttribute(name))
      element.setAttribute('data-was', JSON.stringify(names.map((name) => [name, element.getAttribute(name)])))
      for (const name of names) element.removeAttribute(name)
    }
  })
  const tree = await page.locator('body').ariaSnapshot()
  const [, focus, text] = await Promise.all([
    page.evaluate(restore),
    page.evaluate(focusOf),
    page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ')),
  ])
  return { tree: tidy(tree), text: /- (alert)?dialog/.test(tree) ? '' : text, focus }
}

/** Runs in the page: what is inert or hidden is so again. */
function restore() {
  for (const element of document.querySelectorAll('[data-was]')) {
    for (const [name, value] of JSON.parse(element.getAttribute('data-was') ?? '[]') as [string, string][])
      element.setAttribute(name, value)
    element.removeAttribute('data-was')
  }
}

/** Text between elements is compared as text; dialogs stand last, wherever they are in the document. */
function tidy(tree: string): string {
  const lines = tree.split('\n').filter((line) => !/^\s*- text:/.test(line))
  const plain = flat(lines.map((line) => line.replace(/ \[active\]/, '')))
  const dialogs: string[] = []
  // From the last to the first, so that one inside another is taken out of it.
  for (;;) {
    const start = plain.findLastIndex((line) => /^\s*- (alert)?dialog/.test(line))
    const depth = plain[start]?.search(/\S/)
    if (depth === undefined) return [...plain, ...dialogs].join('\n')
    const length = plain.slice(start + 1).findIndex((line) => line.search(/\S/) <= depth)
    const dialog = plain.splice(start, length < 0 ? plain.length : length + 1)
    dialogs.unshift(...dialog.map((line) => line.slice(depth)))
  }
}

/** What stands inside a radio button means no more to a screen reader than what stands beside it. */
function flat(lines: string[]): string[] {
  let radio = Number.POSITIVE_INFINITY
  return lines.map((line) => {
    const depth = line.search(/\S/)
    if (depth <= radio) radio = /^\s*- radio .*:$/.test(line) ? depth : Number.POSITIVE_INFINITY
    return depth > radio ? line.slice(2) : line.replace(/^(\s*- radio .*):$/, '$1')
  })
}

/** Runs in the page: the role and the name of what has the focus, or of what it stands for. */
export function focusOf(): string {
  const menu = document.activeElement?.getAttribute('aria-activedescendant')
  const element = (menu && document.getElementById(menu)) || document.activeElement || document.body
  const isChoice = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)
  const role = element.getAttribute('role') ?? (isChoice ? element.type : element.tagName.toLowerCase())
  const textOf = (nodes: Iterable<Element | null>) =>
    [...nodes]
      // White space in the source is no text, and React leaves out what stands between elements.
      .map((node) => (node instanceof HTMLElement ? node.innerText.replaceAll(/\s+/g, ' ').trim() : ''))
      .join(' ')
      .trim()
  const labels = isChoice || role === 'radio' || role === 'checkbox' ? (element as HTMLInputElement).labels : null
  const labelled = /^(radio|checkbox)$/.test(role) && element.getAttribute('aria-labelledby')
  const isBox = ['body', 'menu', 'listbox', 'div'].includes(role)
  const name = labelled
    ? textOf(labelled.split(' ').map((id) => document.getElementById(id)))
    : labels?.length
      ? textOf(labels)
      : textOf(isBox ? [] : [element])
  return `${role} ${element.getAttribute('aria-label') ?? name}`.trim()
}

/** Makes an element with its attributes and what it holds. Nothing is ever read as HTML here. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | ((event: Event) => unknown) | undefined> = {},
  ...children: (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value === true) made.setAttribute(name, '')
    else if (typeof value === 'string') made.setAttribute(name, value)
  }
  made.append(...children.filter((child) => child !== false && child !== undefined))
  return made
}

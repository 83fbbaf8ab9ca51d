type EventClass = new (type: string, from: Event) => Event

/** An equal event that has not been sent yet: events are their own dictionaries. */
export const clone = (event: Event): Event => new (event.constructor as EventClass)(event.type, event)

/**
 * Keeps the browser from making of a click once more what it made of it already: a menu would close again, a form be
 * sent twice. It is refused only when every handler has run, since they look at that themselves.
 *
 * @returns afterwards, whether a handler refused it
 */
export function lateGuard(event: Event): () => boolean {
  if (event.type !== 'click') return () => event.defaultPrevented
  let refused: boolean | undefined
  const refuse = () => {
    refused ??= event.defaultPrevented
    event.preventDefault()
  }
  for (const name of ['stopPropagation', 'stopImmediatePropagation'] as const) {
    event[name] = () => {
      refuse()
      Event.prototype[name].call(event)
    }
  }
  window.addEventListener('click', refuse, { once: true })
  return () => {
    window.removeEventListener('click', refuse)
    return refused ?? event.defaultPrevented
  }
}

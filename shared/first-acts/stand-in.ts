/**
 * What stands where an act was done: the element itself, or, where the client has drawn it anew, the one with the same
 * id that leads to the same place. Null where it is gone.
 */
export function standIn(element: Element): Element | null {
  if (element.isConnected) return element
  const named = element.closest('[id]')
  const next = named && document.getElementById(named.id)
  const isSame = next?.localName === named?.localName && next?.getAttribute('href') === named?.getAttribute('href')
  return isSame ? next : null
}

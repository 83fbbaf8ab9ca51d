/**
 * Does with a key what the browser would have done, had the field had the focus when it was pressed: a sign is written,
 * or the one before the caret taken away.
 */
export function typeInto(field: Element, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || !field.matches('input, textarea')) return
  // The one way to type that the field's own rules, its undo and React all see.
  if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Backspace') document.execCommand('delete')
}

/** Selects the first part in brackets, so that whoever took a prompt writes over it. Answers whether there was one. */
export function selectBrackets(field: HTMLTextAreaElement): boolean {
  const found = /\[[^\]\n]+\]/.exec(field.value)
  field.focus({ preventScroll: true })
  if (found) field.setSelectionRange(found.index, found.index + found[0].length)
  return found !== null
}

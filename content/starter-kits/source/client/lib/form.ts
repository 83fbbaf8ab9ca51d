/** A form was refused: it forgets its passwords, and the first field that is wrong takes the focus. */
export function askAgain(form: HTMLFormElement, errors: Record<string, string>) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type="password"]')) field.value = ''
  const wrong = Object.keys(errors).find((name) => name !== 'form')
  if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
}

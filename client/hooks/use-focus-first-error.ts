import { useEffect, useRef } from 'react'

/** A ref for a form: when it comes back with errors, the first field that has one receives the focus. */
export function useFocusFirstError(errors: Record<string, string | undefined>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}

import { router } from '@inertiajs/react'
import { type SyntheticEvent, useState } from 'react'

type Options = {
  /** Fields that are emptied when the form comes back. */
  clearOnError?: string[]
  /** Sent along, from what only the browser knows. */
  extra?: () => Record<string, string>
  /** For a form among others on a long page; "errors" stays only while something is wrong. */
  preserveScroll?: boolean | 'errors'
  /** The form has a field for files. */
  hasFiles?: boolean
  /** Empties the form once it was accepted. */
  resetOnSuccess?: boolean
}

/**
 * Sends a form through the router instead of the browser. Its fields stay uncontrolled: what somebody typed
 * before the page came to life is theirs, and without a script the browser sends the same fields itself.
 */
export function useFormPost(
  url: string,
  { clearOnError = [], extra, preserveScroll = false, hasFiles = false, resetOnSuccess = false }: Options = {},
) {
  const [processing, setProcessing] = useState(false)

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (processing) return
    const form = event.currentTarget
    router.post(url, fieldsOf(form, extra?.() ?? {}), {
      preserveScroll,
      onStart: () => setProcessing(true),
      onFinish: () => setProcessing(false),
      onSuccess: () => {
        if (resetOnSuccess) form.reset()
        // What was opened for this form has done its work.
        form.closest('details')?.removeAttribute('open')
      },
      onError: () => {
        for (const name of clearOnError) (form.elements.namedItem(name) as HTMLInputElement).value = ''
      },
    })
  }
  const encType = hasFiles ? 'multipart/form-data' : undefined
  return { processing, form: { action: url, method: 'post', encType, onSubmit, noValidate: true } as const }
}

/** A form with files is sent in parts, as the browser does: several files stand under one name. */
function fieldsOf(form: HTMLFormElement, extra: Record<string, string>) {
  const data = new FormData(form)
  if (form.enctype !== 'multipart/form-data') return { ...Object.fromEntries(data), ...extra }
  for (const [name, value] of Object.entries(extra)) data.set(name, value)
  return data
}

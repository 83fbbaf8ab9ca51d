import { router } from '@inertiajs/react'
import { type SyntheticEvent, useState } from 'react'

/**
 * Sends a form through the router instead of the browser. Its fields stay uncontrolled: what somebody typed
 * before the page came to life is theirs, and without a script the browser sends the same fields itself.
 */
export function useFormPost(url: string, { clearOnError = [] }: { clearOnError?: string[] } = {}) {
  const [processing, setProcessing] = useState(false)

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (processing) return
    const form = event.currentTarget
    router.post(url, Object.fromEntries(new FormData(form)), {
      onStart: () => setProcessing(true),
      onFinish: () => setProcessing(false),
      onError: () => {
        for (const name of clearOnError) (form.elements.namedItem(name) as HTMLInputElement).value = ''
      },
    })
  }
  return { processing, form: { action: url, method: 'post', onSubmit, noValidate: true } as const }
}

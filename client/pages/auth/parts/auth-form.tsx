import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { useFocusFirstError } from '#client/hooks/use-focus-first-error.ts'
import { useFormPost } from '#client/hooks/use-form-post.ts'
import { Button } from '#client/ui/button.tsx'

type Props = {
  action: string
  csrfToken: string
  next?: string | null
  /** Fields that are emptied when the form comes back. */
  clearOnError?: string[]
  /** Sent along, from what only the browser knows. */
  extra?: () => Record<string, string>
  submit: string
  busy: string
  children?: ReactNode
}

/** A form with one button; it works without a script, too. */
export function AuthForm({ action, csrfToken, next, clearOnError, extra, submit, busy, children }: Props) {
  const { errors } = usePage().props
  const { form, processing } = useFormPost(action, { clearOnError, extra })
  const ref = useFocusFirstError(errors)

  return (
    <form ref={ref} {...form} className="mt-8 grid gap-6">
      <input type="hidden" name="_token" value={csrfToken} />
      {next && <input type="hidden" name="next" value={next} />}
      {children}
      <Button type="submit" size="lg" aria-disabled={processing} className="w-full">
        {processing ? busy : submit}
      </Button>
    </form>
  )
}

import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { PostForm } from '#client/ui/post-form.tsx'

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

/** A form with one button. */
export function AuthForm({ next, submit, busy, children, ...form }: Props) {
  return (
    <PostForm {...form} className="mt-8">
      {(isBusy) => (
        <>
          {next && <input type="hidden" name="next" value={next} />}
          {children}
          <Button type="submit" size="lg" aria-disabled={isBusy} className="w-full">
            {isBusy ? busy : submit}
          </Button>
        </>
      )}
    </PostForm>
  )
}

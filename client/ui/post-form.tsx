import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { clsx } from 'clsx'
import { useFocusFirstError } from '#client/hooks/use-focus-first-error.ts'
import { useFormPost } from '#client/hooks/use-form-post.ts'

type Props = Omit<NonNullable<Parameters<typeof useFormPost>[1]>, 'url'> & {
  action: string
  csrfToken: string
  className?: string | undefined
  /** The fields; knows whether the form is on its way. */
  children: (busy: boolean) => ReactNode
}

/** A form that the router sends, or the browser where there is no script; the first field with an error gets the focus. */
export function PostForm({ action, csrfToken, className, children, ...options }: Props) {
  const { errors } = usePage().props
  const { form, processing } = useFormPost(action, options)
  const ref = useFocusFirstError(errors)

  return (
    <form ref={ref} {...form} className={clsx('grid gap-6', className)}>
      <input type="hidden" name="_token" value={csrfToken} />
      {children(processing)}
    </form>
  )
}

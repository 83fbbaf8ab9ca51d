'use client'

import clsx from 'clsx'
import { createContext, type ReactNode, use, useActionState, useEffect, useRef } from 'react'
import type { Refusal } from '@/server/form'

type State = { refusal: Refusal | null; isSending: boolean }
const FormState = createContext<State>({ refusal: null, isSending: false })

/** What the form around a field or a button was answered, and whether it is being sent. */
export const useFormState = () => use(FormState)

type Props = {
  /** A server action. It answers where the form is refused, and leads to another page where not. */
  action: (refusal: Refusal | null, data: FormData) => Promise<Refusal>
  className?: string
  children: ReactNode
}

/**
 * A form for a server action, with and without JavaScript. Where it was refused, the first wrong field is focused;
 * React then sets every field back to its default value: what was typed, but for passwords.
 */
export default function ActionForm({ action, className, children }: Props) {
  const [refusal, submit, isSending] = useActionState(action, null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  return (
    <FormState value={{ refusal, isSending }}>
      <form
        ref={form}
        action={submit}
        noValidate
        onSubmit={(event) => isSending && event.preventDefault()}
        className={className}
      >
        {children}
      </form>
    </FormState>
  )
}

/** What is wrong with a form as a whole. */
export function FormProblem() {
  const { refusal } = useFormState()
  return (
    <p role="alert" className="text-sm/6 text-red-700 empty:hidden dark:text-red-400">
      {refusal?.form}
    </p>
  )
}

type ButtonProps = { children: ReactNode; sending: string; isDanger?: boolean }

/** Says what happens while its form is being sent. */
export function SubmitButton({ children, sending, isDanger = false }: ButtonProps) {
  const { isSending } = useFormState()
  return (
    <button
      type="submit"
      aria-disabled={isSending || undefined}
      className={clsx(
        'rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:opacity-60 motion-reduce:transition-none',
        isDanger
          ? 'bg-red-700 hover:bg-red-800 focus-visible:outline-red-700 active:bg-red-900 dark:focus-visible:outline-red-400'
          : 'bg-primary-600 hover:bg-primary-700 focus-visible:outline-primary-600 active:bg-primary-800 dark:focus-visible:outline-primary-400',
      )}
    >
      {isSending ? sending : children}
    </button>
  )
}

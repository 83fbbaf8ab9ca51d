import { useServerFn } from '@tanstack/react-start'
import clsx from 'clsx'
import { createContext, type FormEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { Refusal } from '~/server/forms.server'

type State = { refusal: Refusal | undefined; isSending: boolean }
const FormState = createContext<State>({ refusal: undefined, isSending: false })

/** What the form around a field or a button was answered, and whether it is being sent. */
export const useFormState = () => use(FormState)

type Props = {
  /** Takes the form where there is JavaScript; without, the server route of the page's own address does. */
  action: (options: { data: FormData }) => Promise<Refusal>
  /** Tells several forms of one page apart. */
  intent?: string
  /** What the server route answered. */
  refusal?: Refusal
  children: ReactNode
}

/** A form for a server function. Where it was refused, the first wrong field is focused; passwords are typed again. */
export default function ActionForm({ action, intent, refusal: first, children }: Props) {
  const submit = useServerFn(action)
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState(first)
  const [isSending, setIsSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    try {
      // Nothing comes back where the server led to another page.
      setRefusal(await submit({ data: new FormData(event.currentTarget) }))
    } catch {
      setRefusal({ fields: {}, form: 'This could not be sent. Try again.', values: {} })
    }
    setIsSending(false)
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[type=password]') ?? []) field.value = ''
  }

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  return (
    <FormState value={{ refusal, isSending }}>
      <form ref={form} method="post" noValidate onSubmit={send} className="grid gap-5">
        {intent && <input type="hidden" name="intent" value={intent} />}
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

type ButtonProps = { children: ReactNode; sending: string; isDanger?: boolean; className?: string }

/** Says what happens while its form is being sent. */
export function SubmitButton({ children, sending, isDanger = false, className }: ButtonProps) {
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
        className,
      )}
    >
      {isSending ? sending : children}
    </button>
  )
}

import clsx from 'clsx'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '~/.server/form'

type State = { refusal: Refusal | undefined; isSending: boolean }
const FormState = createContext<State>({ refusal: undefined, isSending: false })

/** What the form around a field or a button was answered, and whether it is being sent. */
export const useFormState = () => use(FormState)

type Props = {
  /** Tells several forms of one page apart; the action finds it in the field "intent". */
  intent?: string
  refusal: Refusal | undefined
  className?: string
  children: ReactNode
}

/**
 * A form for the action of its page, with and without JavaScript. Where it was refused, the first wrong field is
 * focused; passwords are to be typed again, whatever the answer.
 */
export default function ActionForm({ intent, refusal, className, children }: Props) {
  const { formData } = useNavigation()
  const isSending = formData !== undefined && (formData.get('intent') ?? undefined) === intent
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const sent = isSending ? form.current : null
    return () => {
      for (const field of sent?.querySelectorAll<HTMLInputElement>('[type=password]') ?? []) field.value = ''
    }
  }, [isSending])

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  return (
    <FormState value={{ refusal, isSending }}>
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => isSending && event.preventDefault()}
        className={className}
      >
        {intent && <input type="hidden" name="intent" value={intent} />}
        {children}
      </Form>
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

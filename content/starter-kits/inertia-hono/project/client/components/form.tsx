import { Form as InertiaForm, usePage } from '@inertiajs/react'
import clsx from 'clsx'
import { createContext, type InputHTMLAttributes, type ReactNode, use, useEffect, useId, useRef } from 'react'

type FormState = { errors: Record<string, string>; processing: boolean }
const FormContext = createContext<FormState>({ errors: {}, processing: false })

type FormProps = {
  /** Where it is sent: by Inertia, and by the browser itself where no script runs. */
  action: string
  /** Where the page has more than one form: which of them its errors belong to. */
  bag?: string
  className?: string
  /** Fields that are emptied once it was sent, whatever came of it. */
  secrets?: string[]
  children: ReactNode
}

/** A form that works without JavaScript. Its errors come with the page, whichever way it was sent. */
export function Form({ action, bag, className, secrets = [], children }: FormProps) {
  const { errors: all } = usePage().props
  const errors = (bag ? all[bag] : all) as Record<string, string> | undefined
  const box = useRef<HTMLDivElement>(null)

  const focusFirstError = () => box.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()

  // Where it was sent before the script was there.
  useEffect(focusFirstError, [])

  return (
    <InertiaForm
      action={action}
      method="post"
      noValidate
      errorBag={bag ?? null}
      onError={focusFirstError}
      resetOnError={secrets}
      resetOnSuccess={secrets}
      options={{ preserveScroll: true }}
    >
      {({ processing }) => (
        <FormContext value={{ errors: errors ?? {}, processing }}>
          <div ref={box} className={className}>
            {children}
          </div>
        </FormContext>
      )}
    </InertiaForm>
  )
}

type FieldProps = { name: string; label: string; hint?: string; aside?: ReactNode } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'defaultValue'
>

/** A field with its label, what to know beforehand, and what is wrong. */
export function Field({ name, label, hint, aside, type = 'text', autoComplete, defaultValue = '' }: FieldProps) {
  const id = useId()
  const { old } = usePage().props
  const error = use(FormContext).errors[name]
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`)

  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="text-sm/6 font-medium text-secondary-950 dark:text-white">
          {label}
        </label>
        {aside}
      </div>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        defaultValue={old[name] ?? defaultValue}
        className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm/6 text-red-700 dark:text-red-400">
          {error}
        </p>
      )}
    </div>
  )
}

/** What is wrong with all of a form. */
export function FormError() {
  return (
    <p role="alert" className="text-sm/6 text-red-700 empty:hidden dark:text-red-400">
      {use(FormContext).errors.form}
    </p>
  )
}

type SubmitProps = { children: ReactNode; sending: string; tone?: keyof typeof tones }

const tones = {
  primary:
    'bg-primary-600 text-white shadow-xs hover:bg-primary-700 focus-visible:outline-primary-600 active:bg-primary-800 dark:focus-visible:outline-primary-400',
  danger:
    'bg-red-700 text-white shadow-xs hover:bg-red-800 focus-visible:outline-red-700 active:bg-red-900 dark:focus-visible:outline-red-400',
  plain:
    'bg-white text-secondary-950 shadow-xs ring-1 ring-secondary-950/20 ring-inset hover:bg-secondary-50 focus-visible:outline-primary-600 dark:bg-white/10 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/15 dark:focus-visible:outline-primary-400',
}

/** Says that the form is on its way. It keeps the focus meanwhile, which a disabled button would lose. */
export function Submit({ children, sending, tone = 'primary' }: SubmitProps) {
  const { processing } = use(FormContext)
  return (
    <button
      type="submit"
      aria-disabled={processing || undefined}
      onClick={(event) => processing && event.preventDefault()}
      className={clsx(
        'rounded-lg px-3.5 py-2 text-sm/6 font-semibold transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:opacity-60 motion-reduce:transition-none',
        tones[tone],
      )}
    >
      {processing ? sending : children}
    </button>
  )
}

/**
 * @title One-time code input with resend
 * @description A code input of six boxes that takes typing, pasting and autofill, submits when full and can resend the code.
 * @keywords OTP input, PIN input, verification code, SMS code, 2FA code, digit boxes, passcode
 * @layout centered
 * @order 8
 * @part AUI-C19-8
 */
import { useEffect, useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react'
import clsx from 'clsx'

const places = [0, 1, 2, 3, 4, 5]

export default function OneTimeCodeInputWithResend() {
  // Begin with ''; the sample shows a code that is being typed
  const [code, setCode] = useState('739')
  const [result, setResult] = useState('')
  const [wait, setWait] = useState(0)
  const waiting = wait > 0
  const isSent = result === 'sent'
  const form = useRef<HTMLFormElement>(null)

  // A full code needs no button
  useEffect(() => {
    if (/^\d{6}$/.test(code)) form.current?.requestSubmit()
  }, [code])

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setWait((current) => current - 1), 1000)
    return () => clearInterval(timer)
  }, [waiting])

  function keepToDigits(event: KeyboardEvent<HTMLInputElement>) {
    if (isSent) return
    const isShortcut = event.ctrlKey || event.metaKey
    if (!isShortcut && /^(\D|ArrowLeft|ArrowRight|Home)$/.test(event.key)) event.preventDefault()
    if (event.key !== 'Enter') setResult('')
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    if (isSent) return
    setCode(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6))
  }

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Ask your server here; the sample takes 739204
    const isRight = code === '739204'
    setResult(isRight ? 'sent' : 'wrong')
    if (isRight) setWait(0)
    else setCode('')
  }

  function resend() {
    if (waiting || isSent) return
    setCode('')
    setResult('resent')
    setWait(30)
  }

  return (
    <form
      ref={form}
      onSubmit={check}
      aria-labelledby="transfer-heading"
      className="w-full max-w-md overflow-hidden rounded-xl bg-secondary-950 text-white ring-1 ring-secondary-950 dark:ring-white/15"
    >
      <div className="bg-linear-to-br from-primary-700 to-primary-950 px-5 py-5 sm:px-6">
        <h2 id="transfer-heading" className="text-sm/6 text-primary-100">
          Confirm your transfer
          <span className="block text-3xl font-semibold tracking-tight wrap-break-word text-white tabular-nums sm:text-4xl">
            $2,400.00
          </span>
        </h2>
        <p className="mt-1 text-sm/6 text-primary-100">To the checking account ending in 8820</p>
      </div>
      <div className="grid gap-1.5 px-5 pt-5 sm:px-6">
        <label htmlFor="transfer-code" className="-my-2 py-2 text-sm/6 font-medium">
          Six-digit code
        </label>
        <div dir="ltr" className="group relative">
          {/* One field over six boxes: pasting, autofill and screen readers work as in any field */}
          <input
            id="transfer-code"
            name="code"
            type="text"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            title="Six digits"
            maxLength={6}
            readOnly={isSent}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={keepToDigits}
            onPaste={paste}
            onClick={(event) => event.currentTarget.setSelectionRange(6, 6)}
            aria-invalid={result === 'wrong' ? true : undefined}
            aria-describedby="transfer-note"
            className="absolute inset-0 z-10 size-full cursor-text text-base/6 opacity-0"
          />
          <div aria-hidden="true" className="flex gap-1.5 sm:gap-2">
            {places.map((place) => (
              <span
                key={place}
                className={clsx(
                  'flex h-14 min-w-0 flex-1 items-center justify-center rounded-lg border bg-white/10 text-2xl/8 font-semibold tabular-nums',
                  result === 'wrong' ? 'border-red-400' : place < code.length ? 'border-white' : 'border-white/50',
                  place === 3 && 'ms-1.5 sm:ms-2',
                  place === Math.min(code.length, 5) &&
                    'outline-primary-300 group-focus-within:outline-2 group-focus-within:-outline-offset-1',
                )}
              >
                {code.slice(place, place + 1)}
              </span>
            ))}
          </div>
        </div>
        <p
          id="transfer-note"
          role="status"
          className={clsx(
            'min-h-12 text-sm/6 text-pretty sm:min-h-6',
            result === 'wrong'
              ? 'font-medium text-red-300'
              : isSent
                ? 'font-medium text-green-300'
                : 'text-secondary-300',
          )}
        >
          {result === 'wrong'
            ? 'That code didn’t match. Check it and try again.'
            : isSent
              ? 'Sent. It arrives Friday, September 18.'
              : result === 'resent'
                ? 'We texted you a new code.'
                : 'We texted it to the number ending in 42.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-2 pb-5 sm:px-6">
        <button
          type="button"
          aria-disabled={waiting || isSent}
          onClick={resend}
          className="-mx-2.5 rounded-lg px-2.5 py-2 text-sm/6 font-semibold text-primary-300 tabular-nums transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-300 aria-disabled:text-secondary-300 aria-disabled:hover:bg-transparent motion-reduce:transition-none"
        >
          {waiting ? `Resend in ${wait} s` : 'Resend code'}
        </button>
        <button
          type="submit"
          disabled={isSent}
          className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-950 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-300 active:bg-primary-200 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none"
        >
          Send $2,400.00
        </button>
      </div>
    </form>
  )
}

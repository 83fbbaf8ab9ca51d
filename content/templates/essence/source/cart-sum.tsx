/**
 * @title Cart: what it comes to
 * @description The sum of the cart before tax, a code, and the way to the checkout.
 * @layout full
 * @order 65
 */
import { type FormEvent, useEffect, useState } from 'react'
import clsx from 'clsx'

const nothing = {
  subtotal: '',
  discount: '',
  delivery: '',
  total: '',
  code: '',
  codeSaid: '',
  isCodeBad: false,
  deliverySaid: '',
}

/* from ui/cart-sum */
function watchCartSum(listener: (sum: typeof nothing) => void) {
  return () => listener(nothing)
}

const silent = { message: '', isBad: false }

/* from ui/cart-sum */
function enterCode(code: string) {
  return Promise.resolve({ message: code, isBad: true })
}

/* from ui/cart-sum */
function forgetCode() {
  return Promise.resolve(silent)
}

export default function CartSum() {
  const [sum, setSum] = useState(nothing)
  const [code, setCode] = useState('')
  const [said, setSaid] = useState(silent)

  useEffect(() => {
    const stop = watchCartSum((next) => setSum(next))
    return () => stop()
  }, [])

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = await enterCode(code)
    setSaid(result)
    if (!result.isBad) setCode('')
  }

  async function forget() {
    const result = await forgetCode()
    setSaid(result)
  }

  return (
    <section aria-labelledby="sum-title" className="self-start border-t border-ink pt-6 lg:sticky lg:top-6">
      <h2 id="sum-title" className="subtitle">
        What it comes to
      </h2>
      <dl className="figures mt-4">
        <div className="flex justify-between gap-6 py-1.5">
          <dt>Goods</dt>
          <dd>{sum.subtotal}</dd>
        </div>
        <div className={clsx('justify-between gap-6 py-1.5', sum.discount === '' ? 'hidden' : 'flex')}>
          <dt>Code {sum.code}</dt>
          <dd>{sum.discount}</dd>
        </div>
        <div className="flex justify-between gap-6 py-1.5">
          <dt>Ground delivery</dt>
          <dd>{sum.delivery}</dd>
        </div>
        <div className="mt-3 flex justify-between gap-6 border-t border-ink pt-4 text-[1.5rem]/8">
          <dt>Total before tax</dt>
          <dd>{sum.total}</dd>
        </div>
      </dl>
      <p className="text-soft mt-1 text-base/6">{sum.deliverySaid} Sales tax depends on where it goes.</p>

      <div className="mt-7">
        {sum.code === '' && (
          <form onSubmit={enter} onInput={() => setSaid(silent)} noValidate className="mb-2 flex gap-2">
            <label htmlFor="code" className="sr-only">
              Code
            </label>
            <input
              id="code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              placeholder="Code"
              autoComplete="off"
              aria-invalid={said.isBad ? true : undefined}
              aria-describedby={said.isBad ? 'code-said' : undefined}
              className="field min-w-0 flex-1"
            />
            <button type="submit" className="btn btn-line min-h-12 px-5 py-2">
              Enter
            </button>
          </form>
        )}
        <p
          id="code-said"
          role="status"
          className={clsx(((sum.code === '' && said.isBad) || sum.isCodeBad) && 'border-s-4 border-accent ps-4')}
        >
          {sum.code === '' && said.message !== '' ? said.message : sum.codeSaid}
        </p>
        {sum.code !== '' && (
          <button id="code-remove" type="button" onClick={forget} className="btn-quiet">
            Remove the code
          </button>
        )}
      </div>
      <p className="mt-7">
        <a href="/checkout" className="btn btn-ink w-full">
          Check out
        </a>
      </p>
    </section>
  )
}

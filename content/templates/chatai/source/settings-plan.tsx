/**
 * @title Settings: plan
 * @description The plan one is on, how to change it, and how to cancel it.
 * @layout full
 * @order 38
 */
import { type FormEvent, useEffect, useState } from 'react'

const plans = [
  { value: 'Free', price: '$0', per: '', text: '10 questions a day' },
  { value: 'Solo', price: '$12', per: 'a month', text: '1,000 questions a month' },
  { value: 'Team', price: '$20', per: 'a month per person', text: '2,500 questions a month per person, in one pool' },
]

/* from ui/plan */
function watchPlan(listener: (plan: string, isCanceled: boolean) => void) {
  return () => listener('Solo', false)
}

/* from ui/plan */
function choosePlan(plan: string) {
  window.dispatchEvent(new CustomEvent('choosePlan', { detail: plan }))
}

/* from ui/plan */
function cancelPlan(isCanceled: boolean) {
  window.dispatchEvent(new CustomEvent('cancelPlan', { detail: isCanceled }))
}

export default function SettingsPlan() {
  const [plan, setPlan] = useState('Solo')
  const [wanted, setWanted] = useState('Solo')
  const [isCanceled, setIsCanceled] = useState(false)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const stop = watchPlan((next, canceled) => {
      setPlan(next)
      setWanted(canceled ? 'Free' : next)
      setIsCanceled(canceled)
    })
    return () => stop()
  }, [])

  function change(event: FormEvent) {
    event.preventDefault()
    if (wanted === 'Free') {
      setSaid('')
      cancelPlan(true)
    } else if (wanted === plan) {
      setSaid(isCanceled ? `You are staying on ${plan}.` : `You are already on ${plan}.`)
      cancelPlan(false)
    } else {
      setSaid('')
      choosePlan(wanted)
    }
  }

  /* One button does both, so that whoever pressed it stays there. */
  function cancelOrKeep() {
    setSaid(isCanceled ? `You are staying on ${plan}.` : '')
    cancelPlan(!isCanceled)
  }

  function stateOf(name: string, canceled: boolean) {
    return canceled
      ? `${name} is canceled. You keep it through September 30, and then you are on Free.`
      : `You are on ${name}.`
  }

  return (
    <div className="leaf">
      <div className="leaf-text pb-24">
        <section id="plan" aria-labelledby="plan-heading" className="border-rule flow-root scroll-mt-6 border-t py-7">
          <h2 id="plan-heading" className="question">
            Plan
          </h2>
          <p className="aside-note mt-1 @min-[52rem]/leaf:mt-2">
            This sample bills nobody: what you choose here lasts until you close this tab.
          </p>
          <p role="status" className="text-soft mt-1">
            {said === '' ? stateOf(plan, isCanceled) : said}
          </p>
          <form onSubmit={change} className="mt-3">
            <fieldset className="border-rule border-b">
              <legend className="sr-only">Plan</legend>
              {plans.map((one) => (
                <label
                  key={one.value}
                  className="border-rule flex min-h-10 cursor-pointer items-start gap-3 border-t py-2.5"
                >
                  <input
                    type="radio"
                    name="plan"
                    value={one.value}
                    checked={wanted === one.value}
                    onChange={() => setWanted(one.value)}
                    className="mt-1.5 size-4 shrink-0 accent-ink"
                  />
                  <span className="min-w-0 flex-1">
                    {one.value} <span className="text-soft block text-sm/6">{one.text}</span>
                  </span>
                  <span className="text-end tabular-nums">
                    {one.price} <span className="text-soft block text-sm/6">{one.per}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <div className="mt-4 flex flex-wrap gap-2">
              <button type="submit" className="btn btn-line">
                Change plan
              </button>
              <button type="button" onClick={cancelOrKeep} className="btn btn-line">
                {isCanceled ? 'Keep' : 'Cancel'} {plan}
              </button>
            </div>
            <p className="text-soft mt-3 text-sm/6">
              By changing your plan, you agree to the{' '}
              <a href="/terms" className="link">
                terms
              </a>
              .
            </p>
          </form>
        </section>
      </div>
    </div>
  )
}

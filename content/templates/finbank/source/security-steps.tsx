/**
 * @title Security: if it has happened
 * @description What happens, hour by hour, once somebody reports a payment they did not make.
 * @order 4
 */
const steps = [
  {
    when: 'At once',
    what: 'You tell us',
    text: 'Open the payment and choose “This was not me”, or call. From here on you are not liable.',
  },
  {
    when: '10 seconds',
    what: 'The card is frozen',
    text: 'A new number is in the app before you have put the phone down, and works online.',
  },
  {
    when: 'Next working day',
    what: 'The money is back',
    text: 'We return it first and look into it afterwards. If the shop proves that it was you, we say how.',
  },
  {
    when: '10 working days',
    what: 'You have an answer',
    text: 'In writing, by a person with a name, with what we found and what we changed because of it.',
  },
]

export default function SecuritySteps() {
  return (
    <section aria-labelledby="steps-title" className="page folio">
      <p className="folio-label">If it happened</p>
      <div className="folio-body">
        <h2 id="steps-title" className="title max-w-2xl">
          And if it has happened anyway
        </h2>
        <ol role="list" className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map((step) => (
            <li key={step.what} className="border-t-2 border-ink pt-5">
              <p className="text-soft text-[0.9375rem]/6">{step.when}</p>
              <h3 className="mt-1 text-lg/6 font-semibold">{step.what}</h3>
              <p className="text-soft mt-2 text-pretty">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="border-rule mt-16 grid gap-x-16 gap-y-8 border-t pt-10 md:grid-cols-2 lg:mt-24">
          <div>
            <h2 className="text-lg/6 font-semibold">You have found a hole</h2>
            <p className="text-soft mt-2 max-w-prose text-pretty">
              Write to{' '}
              <a href="mailto:security@finbank.example" className="link">
                security@finbank.example
              </a>
              . A person answers within one working day. We pay for what is serious, thank you for what is not, and
              never send a lawyer to anybody who kept to fair rules.
            </p>
          </div>
          <div>
            <h2 className="text-lg/6 font-semibold">You want to know it exactly</h2>
            <p className="text-soft mt-2 max-w-prose text-pretty">
              Read{' '}
              <a href="/blog/what-deposit-protection-covers" className="link">
                what deposit protection covers
              </a>{' '}
              and{' '}
              <a href="/blog/how-instant-transfers-work" className="link">
                how instant transfers work
              </a>
              , or look into the{' '}
              <a href="/help#topic-safety" className="link">
                answers on safety
              </a>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

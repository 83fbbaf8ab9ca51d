/**
 * @title Careers: how we hire
 * @description What happens between an application and the first day, and what comes with the job.
 * @order 11
 */
const steps = [
  {
    time: '3 days',
    name: 'A person reads it',
    text: 'Two people, in fact, each without knowing what the other thinks. No program sorts anything out.',
  },
  {
    time: '30 minutes',
    name: 'A talk',
    text: 'With the person you would work for. They tell you what is hard about the job, and you ask.',
  },
  {
    time: 'Half a day, paid',
    name: 'A piece of work',
    text: 'A real one, small, with your future colleagues. We pay €300 for it, whatever comes of it.',
  },
  { time: '2 days', name: 'An answer', text: 'Yes with a contract, or no with reasons. Nobody waits for longer.' },
]

const benefits = [
  '30 days of vacation, of which you take 25 or your lead hears about it',
  'Sixteen weeks with a new child, for every parent',
  'A share in the bank after one year, the same number for everybody',
  '€1,500 a year to learn something, also pottery',
  'A laptop, a chair, and a train pass to any of our offices',
  'Plus, free, for you and one other person',
]

export default function CareersHiring() {
  return (
    <section aria-labelledby="hiring-title" className="page folio">
      <p className="folio-label">From letter to first day</p>
      <div className="folio-body">
        <h2 id="hiring-title" className="title">
          From application to answer in three weeks
        </h2>
        <ol role="list" className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {steps.map((step, index) => (
            <li
              key={step.name}
              className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline border-t-2 border-ink pt-5"
            >
              <span aria-hidden="true" className="font-display figures text-2xl/8 font-medium">
                {index + 1}
              </span>
              <div className="max-w-prose">
                <h3 className="text-lg/6 font-semibold">{step.name}</h3>
                <p className="text-soft text-[0.9375rem]/6">{step.time}</p>
                <p className="text-soft mt-2 text-pretty">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <h2 className="title mt-24">What comes with it</h2>
        <ul role="list" className="mt-10 grid gap-x-12 md:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-rule border-t py-4 text-pretty">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

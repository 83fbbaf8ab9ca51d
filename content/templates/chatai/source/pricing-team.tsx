/**
 * @title Pricing: a team
 * @description What a team pays, worked out by its people, and how questions are counted.
 * @layout full
 * @order 37
 */
import { useState } from 'react'

const notes = [
  {
    name: 'What is a question?',
    text: 'One that got a complete answer. Answers that were stopped, failed, or asked for again within a minute are not counted.',
  },
  {
    name: 'When does the count reset?',
    text: 'Free resets at midnight Eastern Time. Solo and Team reset each month on the day you signed up.',
  },
  {
    name: 'What happens at the limit?',
    text: 'You are told before you ask, and you are never charged extra. You can still read, search, and export everything you have.',
  },
  {
    name: 'How does a team count?',
    text: 'As one pool: six people share 6 × 2,500 = 15,000 questions a month, no matter who asks them.',
  },
  {
    name: 'How do I cancel?',
    text: 'Under Plan in Settings, at any time. You keep the plan through the end of the month. On a yearly plan, we refund the full months that are left.',
  },
]

export default function PricingTeam() {
  const [people, setPeople] = useState(6)

  return (
    <div className="leaf leaf-wide">
      <div className="leaf-text pb-24">
        <section aria-labelledby="team-heading" className="border-rule border-t pt-12">
          <h2 id="team-heading" className="title">
            What would your team pay?
          </h2>
          <div className="mt-6 flex items-baseline justify-between gap-4">
            <label htmlFor="pricing-people" className="font-medium">
              People
            </label>
            <span className="question figures">{people}</span>
          </div>
          <input
            id="pricing-people"
            type="range"
            min={2}
            max={50}
            value={people}
            onChange={(event) => setPeople(Number(event.target.value))}
            className="mt-2 block h-10 w-full cursor-pointer accent-ink"
          />
          <p className="aside-note mt-3">
            A team shares one pool of questions, so one person can use what another doesn’t.
          </p>
          <p role="status" className="lead figures mt-3">
            {people} × $20 = ${(people * 20).toLocaleString('en-US')} a month, or {people} × $200 = $
            {(people * 200).toLocaleString('en-US')} a year, for {(people * 2500).toLocaleString('en-US')} questions a
            month.
          </p>
        </section>

        <section aria-labelledby="notes-heading" className="border-rule mt-16 border-t pt-12">
          <h2 id="notes-heading" className="title">
            How counting works
          </h2>
          <dl className="mt-8">
            {notes.map((note) => (
              <div key={note.name} className="border-rule grid gap-x-6 gap-y-1 border-t py-4 sm:grid-cols-[14rem_1fr]">
                <dt className="font-semibold">{note.name}</dt>
                <dd className="text-soft">{note.text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-soft mt-8">
            More than 50 people, or your own servers:{' '}
            <a href="mailto:team@postil.example" className="link text-ink">
              team@postil.example
            </a>
          </p>
        </section>
      </div>
    </div>
  )
}

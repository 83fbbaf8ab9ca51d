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
    note: 'Your count so far is in',
    href: '/usage',
    link: 'Usage',
    text: 'One that got a complete answer. If you stop an answer, if it fails, or if you ask for it again within a minute, it does not count.',
  },
  {
    name: 'When does the count reset?',
    note: '',
    href: '',
    link: '',
    text: 'Free resets at midnight Eastern Time. Solo and Team reset each month on the day you signed up.',
  },
  {
    name: 'What happens at the limit?',
    note: '',
    href: '',
    link: '',
    text: 'We tell you before you ask, and never charge you extra. You can still read, search, and export everything you have.',
  },
  {
    name: 'How do I cancel?',
    note: 'No email, no call.',
    href: '/settings#plan',
    link: 'Plan in Settings',
    text: 'Under Plan in Settings, at any time. You keep the plan through the end of the month you paid for, counted from the day you signed up. On a yearly plan, we refund the full months that are left.',
  },
]

export default function PricingTeam() {
  const [people, setPeople] = useState(6)

  return (
    <div>
      <section aria-labelledby="team-heading" className="leaf leaf-wide bg-well">
        <div className="leaf-rows py-14">
          <div className="leaf-row items-end">
            <div>
              <h2 id="team-heading" className="title">
                What would your team pay?
              </h2>
              <div className="mt-8 flex items-baseline justify-between gap-4">
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
            </div>
            <div role="status" className="figures">
              <p>
                <span className="title">${(people * 20).toLocaleString('en-US')}</span>{' '}
                <span className="text-soft">a month, {people} × $20</span>
              </p>
              <p className="mt-2">
                ${(people * 200).toLocaleString('en-US')} <span className="text-soft">a year, {people} × $200</span>
              </p>
              <p className="mt-2">
                {(people * 2500).toLocaleString('en-US')}{' '}
                <span className="text-soft">questions a month, no matter who asks them</span>
              </p>
            </div>
          </div>
        </div>
      </section>

      <section aria-labelledby="notes-heading" className="leaf leaf-wide">
        <div className="leaf-rows pt-14 pb-20">
          <h2 id="notes-heading" className="title">
            Before you pay
          </h2>
          <dl className="leaf-column mt-8">
            {notes.map((note) => (
              <div
                key={note.name}
                className="border-rule border-t py-5 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col"
              >
                <dt className="question">{note.name}</dt>
                {note.href !== '' && (
                  <dd className="aside-note mt-1.5 @max-[52rem]/leaf:order-last @min-[52rem]/leaf:mt-2.5">
                    {note.note}{' '}
                    <a href={note.href} className="link block w-fit py-0.5">
                      {note.link}
                    </a>
                  </dd>
                )}
                <dd className="text-soft mt-1.5">{note.text}</dd>
              </div>
            ))}
            <div className="border-rule border-t py-5">
              <dt className="question">What am I agreeing to?</dt>
              <dd className="text-soft mt-1.5">
                Our{' '}
                <a href="/terms" className="link text-ink">
                  terms
                </a>
                , in nine short sections. The{' '}
                <a href="/privacy" className="link text-ink">
                  privacy page
                </a>{' '}
                says what we keep and for how long.
              </dd>
            </div>
            <div className="border-rule border-t py-5">
              <dt className="question">What if there are more than 50 of us, or we need our own servers?</dt>
              <dd className="text-soft mt-1.5">
                Write to{' '}
                <a href="mailto:team@postil.example" className="link wrap-anywhere text-ink">
                  team@postil.example
                </a>
                , and we will work out a price with you.
              </dd>
            </div>
          </dl>
        </div>
      </section>
    </div>
  )
}

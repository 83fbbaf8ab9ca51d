/**
 * @title Careers: open roles
 * @description The open roles, narrowed by team and place; each opens in its place and has an address of its own.
 * @order 10
 */
import { useEffect, useState } from 'react'
import { ChevronDownIcon, PlusIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const roles = [
  {
    id: 'ledger-engineer',
    title: 'Engineer, ledger',
    team: 'Engineering',
    place: 'Antwerp',
    pay: '€72,000 – €94,000',
    text: 'The ledger is the one system of ours that may never be wrong. Five people look after it, and you would be the sixth. It is 60,000 lines of Kotlin over PostgreSQL, and the best day is one on which nobody mentions it.',
    does: [
      'Take the accounting of shared accounts apart and put it together more simply',
      'Write the tests before the change, and the note about it after',
      'Be on call one week in six, with a day off for each',
    ],
    brings:
      'You have looked after a system in which a lost cent is a bug. Which language it was in does not matter to us.',
  },
  {
    id: 'ios-engineer',
    title: 'Engineer, iOS',
    team: 'Engineering',
    place: 'Lisbon',
    pay: '€54,000 – €70,000',
    text: 'Our app opens in 600 milliseconds on a phone from 2020. Keeping that, while it learns new things, is the job.',
    does: [
      'Build the new home of spaces, together with one designer and one writer',
      'Measure on old phones first',
      'Own the accessibility of every screen you touch',
    ],
    brings: 'You have shipped an app that people use daily, and you switch VoiceOver on without being asked.',
  },
  {
    id: 'platform-engineer',
    title: 'Engineer, platform',
    team: 'Engineering',
    place: 'Remote',
    pay: '€64,000 – €86,000',
    text: 'Thirty deploys a day, each by the person who wrote the change. You keep the path short and the ground firm.',
    does: [
      'Bring the time from commit to production under ten minutes',
      'Run the quarterly exercise in which we switch a data center off',
      'Throw out tools that two people use',
    ],
    brings: 'You have run Linux and PostgreSQL for others for some years, and you write things down.',
  },
  {
    id: 'product-designer',
    title: 'Product designer',
    team: 'Design',
    place: 'Antwerp',
    pay: '€58,000 – €76,000',
    text: 'Four designers draw everything that 640,000 people touch. There is no handoff: you sit with the engineers until it is out.',
    does: [
      'Redraw how people raise and lower their limits',
      'Test with five customers every second Thursday',
      'Keep the drawings and the code the same thing',
    ],
    brings: 'A folder with two projects, told honestly, with what went wrong. Banks need not be in it.',
  },
  {
    id: 'content-designer',
    title: 'Writer for the app',
    team: 'Design',
    place: 'Remote',
    pay: '€48,000 – €62,000',
    text: 'Most of a bank is words: what a button does, why a payment was stopped, how much it costs. You write them in English and look after nine translations.',
    does: [
      'Rewrite every message that says no',
      'Read chats each week and mend the sentence that caused them',
      'Keep the glossary short',
    ],
    brings: 'You make sentences shorter and people calmer. Show us three before and after.',
  },
  {
    id: 'fraud-analyst',
    title: 'Analyst, fraud',
    team: 'Risk',
    place: 'Kraków',
    pay: '€36,000 – €48,000',
    text: 'Every evening somebody finds a new way to talk people out of their savings. You find it by the morning.',
    does: [
      'Look through the cases of the night and see what they share',
      'Turn it into a rule, test it on a year of payments, and watch what it stops by mistake',
      'Call customers who were deceived; it is the hardest part, and nobody does it alone',
    ],
    brings: 'SQL in your sleep, patience by day. Polish and English.',
  },
  {
    id: 'credit-risk',
    title: 'Lead, credit risk',
    team: 'Risk',
    place: 'Antwerp',
    pay: '€88,000 – €112,000',
    text: 'We lend little and carefully: overdrafts, and from next year loans to small companies. You decide how.',
    does: [
      'Build the model for small companies, with reasons a person can read',
      'Lead four analysts, and report to Harpreet Gill',
      'Explain it to the supervisory board in plain words',
    ],
    brings: 'Eight years with credit, at least one downturn among them.',
  },
  {
    id: 'customer-care',
    title: 'Customer care, evenings',
    team: 'Customer care',
    place: 'Lisbon',
    pay: '€27,000 – €33,000',
    text: 'You answer chat and phone from 3 PM to 11 PM, four days a week for full pay. No scripts and no time limits: a call is over when it is solved.',
    does: [
      'Solve it yourself: you may refund up to €200 without asking',
      'Write the answer into the help center when you have given it three times',
      'Spend one day a month with the team whose bugs you hear about',
    ],
    brings: 'Portuguese, and French or German. We teach you the banking in six weeks.',
  },
]

const teams = ['Engineering', 'Design', 'Risk', 'Customer care']
const places = ['Antwerp', 'Lisbon', 'Kraków', 'Remote']

export default function CareersRoles() {
  const [team, setTeam] = useState('')
  const [place, setPlace] = useState('')
  const found = roles
    .filter((role) => (team === '' || role.team === team) && (place === '' || role.place === place))
    .map((role) => role.id)

  // A link to a role, such as /careers#ledger-engineer, opens it.
  useEffect(() => {
    const openLinked = () => {
      const id = window.location.hash.slice(1)
      const linked = id === '' ? null : document.getElementById(id)
      if (linked?.tagName !== 'DETAILS') return
      linked.setAttribute('open', '')
      linked.scrollIntoView({ block: 'start' })
    }
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [])

  function showAll() {
    setTeam('')
    setPlace('')
  }

  return (
    <section id="roles" aria-labelledby="roles-title" className="page folio">
      <p className="folio-label">Open now</p>
      <div className="folio-body">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2 id="roles-title" className="title">
            Open roles
          </h2>
          <p role="status" className="text-soft text-[0.9375rem]/6 tabular-nums">
            {found.length === roles.length
              ? `${roles.length} roles`
              : found.length === 1
                ? `1 of ${roles.length} roles`
                : `${found.length} of ${roles.length} roles`}
          </p>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <div role="group" aria-label="Team" className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-pressed={team === ''}
              onClick={() => setTeam('')}
              className={clsx(
                'min-h-11 cursor-pointer rounded-[2px] px-4 py-2 text-[0.9375rem]/6 font-semibold transition duration-150 motion-reduce:transition-none',
                team === '' ? 'text-paper bg-ink' : 'hover:bg-well ring-[1.5px] ring-line ring-inset',
              )}
            >
              Every team
            </button>
            {teams.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={team === each}
                onClick={() => setTeam(each)}
                className={clsx(
                  'min-h-11 cursor-pointer rounded-[2px] px-4 py-2 text-[0.9375rem]/6 font-semibold transition duration-150 motion-reduce:transition-none',
                  team === each ? 'text-paper bg-ink' : 'hover:bg-well ring-[1.5px] ring-line ring-inset',
                )}
              >
                {each}
              </button>
            ))}
          </div>
          <p className="flex items-center gap-3">
            <label htmlFor="roles-place" className="text-[0.9375rem]/6 font-semibold">
              Place
            </label>
            <span className="grid items-center">
              <select
                id="roles-place"
                value={place}
                onChange={(event) => setPlace(event.target.value)}
                className="field col-start-1 row-start-1 appearance-none pe-10"
              >
                <option value="">Anywhere</option>
                {places.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
              <ChevronDownIcon
                aria-hidden="true"
                className="text-soft pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end"
              />
            </span>
          </p>
        </div>
        <div className="mt-10 border-b-4 border-double border-ink">
          {roles.map((role) => (
            <details
              key={role.id}
              id={role.id}
              hidden={!found.includes(role.id)}
              className="group border-rule scroll-mt-20 border-t"
            >
              <summary className="flex cursor-pointer list-none items-center gap-6 py-5 [&::-webkit-details-marker]:hidden">
                <span className="grid min-w-0 flex-1 gap-x-8 gap-y-0.5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_11rem] md:items-baseline">
                  <span className="text-lg/6 font-semibold">{role.title}</span>
                  <span className="text-soft text-pretty">
                    {role.team}, {role.place}
                  </span>
                  <span className="text-soft figures text-pretty md:text-end">{role.pay}</span>
                </span>
                <PlusIcon
                  aria-hidden="true"
                  className="text-soft size-5 shrink-0 transition duration-200 group-open:rotate-45 motion-reduce:transition-none"
                />
              </summary>
              <div className="grid gap-x-8 gap-y-6 pb-9 md:grid-cols-12">
                <p className="text-soft max-w-prose text-pretty md:col-span-5">{role.text}</p>
                <div className="md:col-span-7">
                  <h3 className="text-[0.9375rem]/6 font-semibold">What you will do</h3>
                  <ul className="text-soft mt-2 grid list-disc gap-1.5 ps-5 text-pretty">
                    {role.does.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                  <h3 className="mt-5 text-[0.9375rem]/6 font-semibold">What you bring</h3>
                  <p className="text-soft mt-2 max-w-prose text-pretty">{role.brings}</p>
                  <p className="mt-6">
                    <a
                      href={`mailto:jobs@finbank.example?subject=${encodeURIComponent(role.title)}`}
                      className="btn btn-ink"
                    >
                      Apply by email
                    </a>
                  </p>
                </div>
              </div>
            </details>
          ))}
          <div hidden={found.length > 0} className="border-rule border-t py-10">
            <p className="text-lg/6 font-semibold">Nothing there at the moment</p>
            <p className="text-soft mt-2 max-w-prose text-pretty">
              Roles open every few weeks. Look at all of them, or write to jobs@finbank.example what you would do here.
            </p>
            <button type="button" onClick={showAll} className="btn btn-line mt-5">
              Show every role
            </button>
          </div>
        </div>
      </div>
    </section>
  )
}

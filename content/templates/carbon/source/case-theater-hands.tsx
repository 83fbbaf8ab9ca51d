/**
 * @title Elevator 9 Theater: dates and hands
 * @description When the silo was built, cut and opened, and who drew, checked and built the theater.
 * @order 124
 */
const dates = [
  { day: 'June 1957', what: 'The wall goes up in nine days, in one pour that never stops.' },
  { day: '1994', what: 'The last wheat leaves.' },
  { day: 'March 2020', what: 'First visit. One clap, 5.8 seconds.' },
  { day: 'August 2022', what: 'The opening is cut, in six pieces over eleven days.' },
  { day: 'September 2022', what: 'The two doors, in one piece each.' },
  { day: 'September 27, 2024', what: 'Opened. The first line was spoken in the dark.' },
]

const people = [
  { name: 'Daniel Okonjo, PE, SE', part: 'approved' },
  { name: 'Priya Raman, PE, SE', part: 'in charge' },
  { name: 'Jerome Battle, PE', part: 'survey, openings' },
  { name: 'Tom Lindqvist, PE', part: 'checked' },
  { name: 'Caleb Whitehorse, EI', part: 'bowl, from 2023' },
  { name: 'Luis Ferrer, Dorothy Pell', part: 'scan, drawings' },
  { name: 'Moss & Adeyemi', part: 'architect' },
  { name: 'Halden Acoustics', part: 'sound' },
  { name: 'Lackawanna Builders', part: 'contractor' },
]

export default function CaseTheaterHands() {
  return (
    <div>
      <section
        aria-labelledby="theater-hands-title"
        className="page grid gap-x-10 gap-y-12 py-12 md:grid-cols-2 lg:py-16"
      >
        <div>
          <h2 className="subtitle">Dates</h2>
          <dl className="mt-4 border-t border-ink">
            {dates.map((date) => (
              <div
                key={date.day}
                className="border-rule grid gap-x-6 border-b py-2.5 xl:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="text-soft font-mono text-[0.875rem]/7">{date.day}</dt>
                <dd className="text-pretty">{date.what}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 id="theater-hands-title" className="subtitle">
            Hands
          </h2>
          <dl className="mt-4 border-t border-ink">
            {people.map((person) => (
              <div
                key={person.name}
                className="border-rule grid gap-x-6 border-b py-2.5 xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
              >
                <dt>{person.name}</dt>
                <dd className="text-soft font-mono text-[0.875rem]/7">{person.part}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <nav aria-label="Next structure" className="page pb-16">
        <a href="/work/harker-point-sea-wall" className="group block border-t border-ink py-6">
          <span>
            <span className="text-soft block font-mono text-[0.875rem]/6">Next, C-2103</span>{' '}
            <span className="title mt-1 block group-hover:underline group-hover:decoration-accent group-hover:decoration-2 group-hover:underline-offset-4">
              Harker Point Sea Wall{' '}
              <span aria-hidden="true" className="inline-block font-mono text-accent rtl:-scale-x-100">
                →
              </span>
            </span>{' '}
            <span className="text-soft mt-2 block">1,240 ft of concrete, seven inches and a bench</span>
          </span>
        </a>
      </nav>
    </div>
  )
}

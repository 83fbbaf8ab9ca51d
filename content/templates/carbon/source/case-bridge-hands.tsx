/**
 * @title Kettle Bend Footbridge: dates and hands
 * @description When it was begun, set and opened, and who drew, checked and built it.
 * @order 114
 */
const dates = [
  { day: 'June 2019', what: 'First call, three months after the ice.' },
  { day: 'January 14, 2020', what: 'The council votes for hangers that cross, from sheet S-601.' },
  { day: 'February 2021', what: 'Revision C, for construction.' },
  {
    day: 'October 9, 2021',
    what: 'Set in one lift: 46 tons with the slings, between 6:10 and 9:40 AM, by a 500-ton crane on the north bank.',
  },
  { day: 'April 2022', what: 'Jumped on, and measured.' },
  { day: 'May 14, 2022', what: 'Opened.' },
]

const people = [
  { name: 'Ruth Amsel, PE', part: 'approved' },
  { name: 'Tom Lindqvist, PE', part: 'in charge' },
  { name: 'Hollis Greene, PE', part: 'checked' },
  { name: 'Anneke Bos, PE', part: 'foundations' },
  { name: 'Dorothy Pell, Luis Ferrer', part: 'drawings' },
  { name: 'Penhallow Bridge Co.', part: 'contractor' },
  { name: 'Oxbow Steel', part: 'fabricator' },
]

export default function CaseBridgeHands() {
  return (
    <div>
      <section
        aria-labelledby="bridge-hands-title"
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
          <h2 id="bridge-hands-title" className="subtitle">
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
        <a href="/work/elevator-9-theater" className="group block border-t border-ink py-6">
          <span>
            <span className="text-soft block font-mono text-[0.875rem]/6">Next, S-2006</span>{' '}
            <span className="title mt-1 block group-hover:underline group-hover:decoration-accent group-hover:decoration-2 group-hover:underline-offset-4">
              Elevator 9 Theater{' '}
              <span aria-hidden="true" className="inline-block font-mono text-accent rtl:-scale-x-100">
                →
              </span>
            </span>{' '}
            <span className="text-soft mt-2 block">108 ft of silo, 288 seats and a hole in a hoop</span>
          </span>
        </a>
      </nav>
    </div>
  )
}

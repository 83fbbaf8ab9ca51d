/**
 * @title Harker Point Sea Wall: dates and hands
 * @description When the storms came and the wall was finished, and who drew, checked and built it.
 * @order 134
 */
const dates = [
  { day: 'December 2020', what: 'A storm takes 300 ft of the old wall.' },
  { day: 'January 2021', what: 'First call from the town.' },
  { day: 'April 2023', what: 'The first sheet pile.' },
  { day: 'January 13, 2024', what: 'The highest water ever seen, against the 22 panels that stood.' },
  { day: 'June 20, 2025', what: 'Finished. The benches went in last, and were tried out.' },
]

const people = [
  { name: 'Marisol Vega, PE, D.CE', part: 'approved' },
  { name: 'Wen-Li Chao, PE', part: 'in charge' },
  { name: 'Anneke Bos, PE', part: 'soil' },
  { name: 'Hollis Greene, PE', part: 'checked' },
  { name: 'Luis Ferrer, Dorothy Pell', part: 'survey, drawings' },
  { name: 'Coastwise Marine', part: 'contractor' },
]

export default function CaseWallHands() {
  return (
    <div>
      <section aria-labelledby="wall-hands-title" className="page grid gap-x-10 gap-y-12 py-12 md:grid-cols-2 lg:py-16">
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
          <h2 id="wall-hands-title" className="subtitle">
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
        <a href="/work/kettle-bend-footbridge" className="group block border-t border-ink py-6">
          <span>
            <span className="text-soft block font-mono text-[0.875rem]/6">Next, S-1914</span>{' '}
            <span className="title mt-1 block group-hover:underline group-hover:decoration-accent group-hover:decoration-2 group-hover:underline-offset-4">
              Kettle Bend Footbridge{' '}
              <span aria-hidden="true" className="inline-block font-mono text-accent rtl:-scale-x-100">
                →
              </span>
            </span>{' '}
            <span className="text-soft mt-2 block">168 ft of steel, half a crowd and 44 rods that cross</span>
          </span>
        </a>
      </nav>
    </div>
  )
}

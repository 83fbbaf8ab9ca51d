/**
 * @title About: the years
 * @description The story of the company as a table of years, each with what was learned.
 * @order 6
 */
const years = [
  {
    year: '2017',
    what: 'The list',
    text: 'Nine people, one room, no license. We write our own ledger, because none that we can buy says what it did.',
  },
  {
    year: '2019',
    what: 'A bank',
    text: 'The license arrives in January. On March 4 Nora from the bakery downstairs opens the first account. She still has it.',
  },
  {
    year: '2020',
    what: 'A bad spring',
    text: 'For eleven hours cards do not work. We write down why, publish it, and have tested a dark data center every quarter since.',
  },
  {
    year: '2021',
    what: 'Lisbon and Kraków',
    text: 'Two more offices, so that somebody is always awake who knows the ledger and speaks the language.',
  },
  {
    year: '2023',
    what: 'In the black',
    text: 'Profitable, with 400,000 customers. Interest on savings goes up on the same day, for everybody.',
  },
  {
    year: '2026',
    what: '640,000',
    text: '14 countries, €5.1 billion in deposits, and a help center that we try to make shorter every year.',
  },
]

export default function AboutStory() {
  return (
    <section aria-labelledby="story-title" className="page folio">
      <p className="folio-label">Since 2017</p>
      <div className="folio-body">
        <h2 id="story-title" className="title max-w-2xl">
          Nine years, and what each of them taught us
        </h2>
        <ol role="list" className="mt-12">
          {years.map((item) => (
            <li
              key={item.year}
              className="ruled grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline"
            >
              <p className="font-display figures text-2xl/8 font-medium">{item.year}</p>
              <div className="max-w-prose">
                <h3 className="text-lg/6 font-semibold">{item.what}</h3>
                <p className="text-soft mt-1 text-pretty">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

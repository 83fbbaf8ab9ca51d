/**
 * @title Team: three seals
 * @description The three principals, each with the seal that goes on a sheet and what it has been put on.
 * @order 37
 */
const principals = [
  {
    id: 'amsel',
    state: 'MAINE',
    name: 'Ruth Amsel',
    number: 'No. 8214',
    text: 'Grew up beside the paper mill in Gorham Mills and drew its footbridge, which was our first job. Approves every bridge. Walks across each of ours once a year, with a hammer.',
    on: 'On S-1914, and 22 bridges before it',
  },
  {
    id: 'okonjo',
    state: 'NEW YORK',
    name: 'Daniel Okonjo',
    number: 'No. 71906',
    text: 'Trusts what stands until it is proven wrong. Has cored, scanned and sounded more old concrete than he has placed new. Moved to Buffalo for one silo and stayed for the others.',
    on: 'On S-2006, and every opening in a wall',
  },
  {
    id: 'vega',
    state: 'MAINE',
    name: 'Marisol Vega',
    number: 'No. 11530',
    text: 'Worked on ferries before she designed slips for them. Keeps her own tide staff at Harker Point and reads it from behind the wall when the forecast is bad.',
    on: 'On C-2103, and all work below high water',
  },
]

export default function TeamSeals() {
  return (
    <section aria-labelledby="seals-title" className="page pb-16 lg:pb-24">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <h2 id="seals-title" className="title max-w-[11em]">
          Three people seal what we draw
        </h2>
        <p className="lead">
          A seal means that a person, not a company, answers for the sheet: with a name, a license number and a
          reputation that no insurance covers.
        </p>
      </div>
      <ul role="list" className="mt-12 grid gap-x-10 gap-y-14 lg:grid-cols-3">
        {principals.map((principal) => (
          <li
            key={principal.id}
            className="border-t-2 border-ink pt-6 md:max-lg:grid md:max-lg:grid-cols-[15rem_minmax(0,1fr)] md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-10"
          >
            <figure className="md:max-lg:row-span-3">
              <svg
                viewBox="0 0 240 240"
                aria-hidden="true"
                fill="none"
                className="aspect-square w-full max-w-60 overflow-visible"
              >
                <circle className="pen-ticks" cx="120" cy="120" r="109" />
                <circle className="draw pen-line" pathLength="1" cx="120" cy="120" r="117" />
                <circle className="draw pen-line" pathLength="1" cx="120" cy="120" r="99" />
                <text className="seal-letters" x="120" y="66" textAnchor="middle">
                  {principal.state}
                </text>
                <path className="pen-thin" d="M43 84h154M43 152h154" />
                <text className="seal-name" x="120" y="125" textAnchor="middle">
                  {principal.name}
                </text>
                <text className="seal-letters" x="120" y="176" textAnchor="middle">
                  LICENSED PE
                </text>
                <text className="seal-letters" x="120" y="197" textAnchor="middle">
                  {principal.number}
                </text>
              </svg>
            </figure>
            <h3 className="subtitle mt-7 md:max-lg:mt-0">{principal.name}</h3>
            <p className="mt-3 text-pretty">{principal.text}</p>
            <p className="letter text-soft mt-4">{principal.on}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

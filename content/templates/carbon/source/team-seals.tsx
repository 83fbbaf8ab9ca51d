/**
 * @title Team: three seals
 * @description The three principals, each with the seal that goes on a sheet and what it has been put on.
 * @order 37
 */
const principals = [
  {
    id: 'amsel',
    state: 'STATE OF NEW HAMPSHIRE',
    x: '41 46.2 52 58.5 65.5 73 81 89.3 97.9 106.6 115.5 124.5 133.4 142.1 150.7 159 167 174.5 181.5 188 193.8 199',
    y: '69.1 61.8 55.1 48.9 43.4 38.6 34.5 31.2 28.6 27 26.1 26.1 27 28.6 31.2 34.5 38.6 43.4 48.9 55.1 61.8 69.1',
    turn: '-57.2 -51.8 -46.3 -40.9 -35.4 -30 -24.5 -19.1 -13.6 -8.2 -2.7 2.7 8.2 13.6 19.1 24.5 30 35.4 40.9 46.3 51.8 57.2',
    name: 'Ruth Amsel',
    number: 'No. 8214',
    text: 'Grew up beside the paper mill in Gorham Mills and drew its footbridge, which was our first job. Approves every bridge. Walks across each of ours once a year, with a hammer.',
    on: 'On S-1914; other seals for Maine, Vermont and Massachusetts',
  },
  {
    id: 'okonjo',
    state: 'STATE OF NEW YORK',
    x: '55.2 61.9 69.2 77 85.1 93.5 102.2 111.1 120 128.9 137.8 146.5 154.9 163 170.8 178.1 184.8',
    y: '51.9 46.1 40.9 36.4 32.7 29.8 27.7 26.4 26 26.4 27.7 29.8 32.7 36.4 40.9 46.1 51.9',
    turn: '-43.6 -38.1 -32.7 -27.2 -21.8 -16.4 -10.9 -5.5 0 5.5 10.9 16.4 21.8 27.2 32.7 38.1 43.6',
    name: 'Daniel Okonjo',
    number: 'No. 71906',
    text: 'Trusts what stands until it is proven wrong. Has cored, scanned and sounded more old concrete than he has placed new. Moved to Buffalo for one silo and stayed for the others.',
    on: 'On S-2006; another for Maine',
  },
  {
    id: 'vega',
    state: 'STATE OF MAINE',
    x: '65.5 73 81 89.3 97.9 106.6 115.5 124.5 133.4 142.1 150.7 159 167 174.5',
    y: '43.4 38.6 34.5 31.2 28.6 27 26.1 26.1 27 28.6 31.2 34.5 38.6 43.4',
    turn: '-35.4 -30 -24.5 -19.1 -13.6 -8.2 -2.7 2.7 8.2 13.6 19.1 24.5 30 35.4',
    name: 'Marisol Vega',
    number: 'No. 11530',
    text: 'Worked on ferries before she designed slips for them. Keeps her own tide staff at Harker Point and reads it from behind the wall when the forecast is bad.',
    on: 'On C-2103; another for Massachusetts',
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
                <circle className="pen-line" cx="120" cy="120" r="117" />
                <circle className="pen-thin" cx="120" cy="120" r="112" />
                <circle className="pen-line" cx="120" cy="120" r="86" />
                {/* Around the rim, letter by letter */}
                <text
                  className="seal-letters"
                  x={principal.x}
                  y={principal.y}
                  rotate={principal.turn}
                  textAnchor="middle"
                >
                  {principal.state}
                </text>
                <text
                  className="seal-letters"
                  x="18.9 21.2 24.4 28.5 33.4 39.1 45.5 52.6 60.3 68.5 77.2 86.3 95.7 105.4 115.1 124.9 134.6 144.3 153.7 162.8 171.5 179.7 187.4 194.5 200.9 206.6 211.5 215.6 218.8 221.1"
                  y="139.6 149.1 158.4 167.3 175.8 183.7 191.1 197.9 203.9 209.2 213.7 217.3 220.1 222 222.9 222.9 222 220.1 217.3 213.7 209.2 203.9 197.9 191.1 183.7 175.8 167.3 158.4 149.1 139.6"
                  rotate="79 73.6 68.1 62.7 57.2 51.8 46.3 40.9 35.4 30 24.5 19.1 13.6 8.2 2.7 -2.7 -8.2 -13.6 -19.1 -24.5 -30 -35.4 -40.9 -46.3 -51.8 -57.2 -62.7 -68.1 -73.6 -79"
                  textAnchor="middle"
                >
                  LICENSED PROFESSIONAL ENGINEER
                </text>
                <path
                  className="fill-ink"
                  d="M120 56l4.1 12.400h13.100l-10.600 7.700 4 12.500-10.600-7.700-10.600 7.700 4-12.500-10.600-7.700h13.100Z"
                />
                <path className="pen-thin" d="M46 98h148M46 148h148" />
                <text className="seal-name" x="120" y="129.500" textAnchor="middle">
                  {principal.name}
                </text>
                <text className="seal-letters" x="120" y="173" textAnchor="middle">
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

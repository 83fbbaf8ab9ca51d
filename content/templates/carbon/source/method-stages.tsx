/**
 * @title Method: four revisions
 * @description What each of the four revisions delivers, how long it takes, who checks it, and which part of the fee it is.
 * @order 32
 */
const stages = [
  {
    letter: 'A',
    name: 'For comment',
    time: '3 to 4 months',
    share: '15%',
    text: 'Two or three options, drawn to one scale, with the cost of each to within 20 percent. Whoever has to live with the structure sees it now, while lines are cheap.',
    sheets: [
      'Survey and borings',
      'Plan, elevation and section of each option',
      'Loads on one page',
      'Cost, and what it depends on',
    ],
  },
  {
    letter: 'B',
    name: 'For the permit',
    time: '4 to 6 months',
    share: '25%',
    text: 'One of them, with every member sized. The calculations are written for someone who wants to find a mistake, since that is what the reviewer is paid to do.',
    sheets: ['General arrangement', 'Calculations, sealed', 'Foundations', 'Cost to within 10 percent'],
  },
  {
    letter: 'C',
    name: 'For construction',
    time: '4 to 5 months',
    share: '40%',
    text: 'What the shop cuts and the site sets out. We draw how it goes up as well, because most structures are never in more danger than on the day they are set.',
    sheets: [
      'Details, connections, bars',
      'Erection scheme, step by step',
      'Specifications',
      'Bids, compared line by line',
    ],
  },
  {
    letter: 'D',
    name: 'As built',
    time: 'While it is built',
    share: '20%',
    text: 'We are on site when steel is set and concrete is placed. Then we draw the sheets once more, the way it was really built, with what we measured and a page on how to look after it.',
    sheets: [
      'Site visits and their notes',
      'Shop drawings, reviewed in 10 days',
      'Sheets as built',
      'What to look at, and how often',
    ],
  },
]

export default function MethodStages() {
  return (
    <section aria-labelledby="stages-title" className="page pt-16 pb-6 lg:pt-24">
      <h2 id="stages-title" className="title">
        What you get, letter by letter
      </h2>
      <ol role="list" className="mt-10 border-t-2 border-ink">
        {stages.map((stage) => (
          <li
            key={stage.letter}
            className="flex flex-wrap gap-x-5 gap-y-5 border-b border-line py-8 lg:gap-x-10 lg:py-10"
          >
            <p
              aria-hidden="true"
              className="w-14 flex-none font-mono text-5xl/10 font-semibold tracking-tighter lg:w-28 lg:text-8xl/18"
            >
              {stage.letter}
            </p>
            <div className="grid flex-1 basis-48 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
              <div>
                <h3 className="subtitle">
                  {stage.letter}, {stage.name.toLowerCase()}
                </h3>
                <p className="mt-3 max-w-xl text-pretty">{stage.text}</p>
                <dl className="letter mt-5 flex flex-wrap gap-x-5 gap-y-2 sm:gap-x-10">
                  <div>
                    <dt className="text-soft">Takes</dt>
                    <dd>
                      <bdi>{stage.time}</bdi>
                    </dd>
                  </div>
                  <div>
                    <dt className="text-soft">Share of the fee</dt>
                    <dd>{stage.share}</dd>
                  </div>
                </dl>
              </div>
              <ul role="list" className="border-rule border-t">
                {stage.sheets.map((sheet) => (
                  <li key={sheet} className="border-rule border-b py-2">
                    {sheet}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-soft mt-6 max-w-2xl text-pretty">
        The whole fee is between 9 and 14 percent of what the structure costs, less for a wall and more for a silo. We
        agree on each part before its revision begins. The first visit is free.
      </p>
    </section>
  )
}

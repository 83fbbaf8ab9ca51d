/**
 * @title Work: three structures
 * @description The three structures that are shown in full, each with its figures and the way to its sheets.
 * @order 21
 */
const works = [
  {
    number: 'S-1914',
    href: '/work/kettle-bend-footbridge',
    name: 'Kettle Bend Footbridge',
    place: 'Alder Falls, New Hampshire',
    text: 'A tied arch whose hangers cross, so that a crowd on one half does not lift the other.',
    facts: [
      { name: 'Span', value: '168 ft (51.2 m)' },
      { name: 'Steel', value: '41 tons' },
      { name: 'Cost', value: '$4.18 million' },
      { name: 'Opened', value: 'May 14, 2022' },
    ],
    sheets: '5 sheets',
  },
  {
    number: 'S-2006',
    href: '/work/elevator-9-theater',
    name: 'Elevator 9 Theater',
    place: 'Buffalo, New York',
    text: 'A 1957 grain silo with a stage in its lowest third, 288 seats around it, and openings where there were none.',
    facts: [
      { name: 'Height', value: '108 ft (32.9 m)' },
      { name: 'Seats', value: '288' },
      { name: 'Structure', value: '$6.40 million' },
      { name: 'Opened', value: 'September 27, 2024' },
    ],
    sheets: '4 sheets',
  },
  {
    number: 'C-2103',
    href: '/work/harker-point-sea-wall',
    name: 'Harker Point Sea Wall',
    place: 'Harker Point, Maine',
    text: 'A concrete wall that throws waves back and is still low enough to see over from a bench.',
    facts: [
      { name: 'Length', value: '1,240 ft (378 m)' },
      { name: 'Crest', value: '16.0 ft NAVD 88' },
      { name: 'Cost', value: '$11.78 million' },
      { name: 'Finished', value: 'June 20, 2025' },
    ],
    sheets: '4 sheets',
  },
]

export default function WorkList() {
  return (
    <section aria-labelledby="three-title" className="page pt-12 pb-8 lg:pt-16">
      <h2 id="three-title" className="title">
        Three in full
      </h2>
      <ol role="list" className="mt-8">
        {works.map((work) => (
          <li key={work.number} className="border-rule border-t">
            <a
              href={work.href}
              className="group grid gap-x-10 gap-y-5 py-8 lg:grid-cols-[6rem_minmax(0,1fr)_22rem] lg:py-10"
            >
              <span className="text-soft font-mono text-[0.9375rem]/7">{work.number}</span>{' '}
              <span className="block">
                <span className="subtitle block group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4">
                  {work.name}
                </span>{' '}
                <span className="text-soft block">{work.place}</span>{' '}
                <span className="mt-3 block max-w-[34rem] text-pretty">{work.text}</span>{' '}
                <span className="mt-4 block font-mono text-[0.8125rem]/6">
                  <bdi>{work.sheets}</bdi>{' '}
                  <span aria-hidden="true" className="inline-block text-accent rtl:-scale-x-100">
                    →
                  </span>
                </span>
              </span>{' '}
              <span className="grid content-start font-mono text-[0.8125rem]/5">
                {work.facts.map((fact) => (
                  <span key={fact.name} className="border-rule flex flex-wrap justify-between gap-x-4 border-b py-2">
                    <span className="text-soft">{fact.name}</span>{' '}
                    <bdi className="ms-auto text-end">{fact.value}</bdi>{' '}
                  </span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

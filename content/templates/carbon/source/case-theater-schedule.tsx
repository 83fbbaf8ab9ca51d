/**
 * @title Elevator 9 Theater: schedules
 * @description Grain and people compared; loads, seats and cost of the theater.
 * @order 123
 */
const compared = [
  { name: 'Weight on the mat', cells: ['9,400 tons', '560 tons', '6%'] },
  { name: 'Pressure at the foot of the wall', cells: ['1,310 psf', '0 psf', '0%'] },
  { name: 'Hoop tension at the foot', cells: ['47 kips per ft', '0 kips per ft', '0%'] },
]

const schedules = [
  {
    id: 'theater-loads',
    caption: 'Loads',
    rows: [
      { name: 'Fixed seats', value: '60 psf' },
      { name: 'Stage', value: '150 psf' },
      { name: 'Lobby', value: '100 psf' },
      { name: 'Lid, dead', value: '75 psf' },
      { name: 'Lid, rigging and grid', value: '90 psf' },
      { name: 'Lid on 4,070 ft²', value: '672 kips' },
      { name: 'Each of 12 pockets', value: '56 kips' },
    ],
    total: { name: '', value: '' },
  },
  {
    id: 'theater-seats',
    caption: 'Seats and steps',
    rows: [
      { name: 'Row A', value: '28, on the floor' },
      { name: 'Row B', value: '36, step 14 in.' },
      { name: 'Row C', value: '44, step 14½ in.' },
      { name: 'Row D', value: '52, step 15 in.' },
      { name: 'Row E', value: '60, step 15½ in.' },
      { name: 'Row F', value: '68, step 16 in.' },
    ],
    total: { name: 'Total', value: '288, up 6 ft 3 in.' },
  },
]

/** Each with its share of the whole, and a bar that is as long. */
const costs = [
  { name: 'Bowl and stage', value: '$1,480,000', share: '23%', bar: 'M0 0H71.5V1H0Z' },
  { name: 'Lid and rigging', value: '$2,070,000', share: '32%', bar: 'M0 0H100V1H0Z' },
  { name: 'Openings', value: '$640,000', share: '10%', bar: 'M0 0H30.9V1H0Z' },
  { name: 'Clearing the silo', value: '$890,000', share: '14%', bar: 'M0 0H43V1H0Z' },
  { name: 'Roof', value: '$520,000', share: '8%', bar: 'M0 0H25.1V1H0Z' },
  { name: 'Stairs and lobby', value: '$800,000', share: '13%', bar: 'M0 0H38.6V1H0Z' },
]

const measures = ['Wheat, until 1994', 'Theater', 'Share']

export default function CaseTheaterSchedule() {
  return (
    <section aria-labelledby="theater-schedule-title" className="page py-12 lg:py-16">
      <h2 id="theater-schedule-title" className="title">
        Schedules
      </h2>
      <p className="text-soft mt-3 max-w-prose text-pretty">
        Grain by Janssen’s formula, as in ACI 313, for wheat at 48 lb per cubic foot. Live loads per ASCE 7. With stage
        and crew, more than 300 people may be inside, so the building is in Risk Category III.
      </p>
      <table className="mt-10 w-full border-collapse font-mono text-[0.875rem]/6 max-sm:block">
        <caption id="theater-compared" className="pb-2 text-start font-semibold max-sm:block">
          What the silo carried, and what it carries now
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="text-soft align-bottom">
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-0 text-start font-normal">
              Measure
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="border-b border-ink py-2 ps-4 pe-0 text-end font-normal">
                {measure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t max-sm:border-ink">
          {compared.map((row) => (
            <tr key={row.name} className="border-rule border-b align-top max-sm:block max-sm:py-3">
              <th
                scope="row"
                className="py-2 ps-0 pe-0 text-start font-normal max-sm:block max-sm:p-0 max-sm:font-semibold"
              >
                {row.name}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={index}
                  className="py-2 ps-4 pe-0 text-end max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:p-0"
                >
                  <span className="text-soft sm:hidden">{measures[index]}</span>{' '}
                  <bdi className="max-sm:ms-auto">{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-12 grid items-start gap-x-10 gap-y-12 md:grid-cols-2">
        {schedules.map((schedule) => (
          <div key={schedule.id} className="font-mono text-[0.875rem]/6">
            <h3 className="border-b border-ink pb-2 font-semibold">{schedule.caption}</h3>
            <dl>
              {schedule.rows.map((row) => (
                <div key={row.name} className="border-rule flex flex-wrap gap-x-4 border-b py-2">
                  <dt>{row.name}</dt>
                  <dd className="ms-auto text-end">
                    <bdi>{row.value}</bdi>
                  </dd>
                </div>
              ))}
              {schedule.total.name !== '' && (
                <div className="flex flex-wrap gap-x-4 border-t border-ink py-2 font-semibold">
                  <dt>{schedule.total.name}</dt>
                  <dd className="ms-auto text-end">
                    <bdi>{schedule.total.value}</bdi>
                  </dd>
                </div>
              )}
            </dl>
          </div>
        ))}
      </div>
      <div className="mt-12 font-mono text-[0.875rem]/6">
        <h3 className="border-b border-ink pb-2 font-semibold">Cost of the structure</h3>
        <dl>
          {costs.map((cost) => (
            <div
              key={cost.name}
              className="border-rule flex flex-wrap gap-x-4 border-b py-2 md:grid md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
            >
              <dt>{cost.name}</dt>
              <dd className="ms-auto flex items-center gap-x-4 md:ms-0">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className="h-2 min-w-0 flex-1 max-md:hidden rtl:-scale-x-100"
                >
                  <path d={cost.bar} className="fill-ink" />
                </svg>
                <bdi className="text-soft w-10 text-end max-md:hidden">{cost.share}</bdi>{' '}
                <bdi className="text-end md:w-28">{cost.value}</bdi>
              </dd>
            </div>
          ))}
          <div className="flex flex-wrap gap-x-4 border-t border-ink py-2 font-semibold">
            <dt>Total</dt>
            <dd className="ms-auto text-end">
              <bdi>$6,400,000</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

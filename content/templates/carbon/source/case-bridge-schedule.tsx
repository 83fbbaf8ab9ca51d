/**
 * @title Kettle Bend Footbridge: schedules
 * @description Movements, loads, forces, quantities and cost of the footbridge.
 * @order 113
 */
const compared = [
  { name: 'Crowd on one half', cells: ['≤ 5.6 in.', '6.7 in.', '0.3 in.', '–'] },
  { name: 'Crowd on the whole span', cells: ['≤ 5.6 in.', '0.5 in.', '0.5 in.', '–'] },
  { name: 'First mode, vertical', cells: ['≥ 3.0 Hz', '0.8 Hz', '4.1 Hz', '4.3 Hz'] },
  { name: 'First mode, lateral', cells: ['≥ 1.3 Hz', '2.1 Hz', '2.1 Hz', '2.2 Hz'] },
]

const schedules = [
  {
    id: 'bridge-loads',
    caption: 'Loads, whole bridge',
    rows: [
      { name: 'Deck, 5 in.', value: '0.69 klf' },
      { name: 'Ties', value: '0.15 klf' },
      { name: 'Ribs and struts', value: '0.20 klf' },
      { name: 'Beams, rods, rails', value: '0.20 klf' },
      { name: 'Crowd, 90 psf on 10 ft', value: '0.90 klf' },
    ],
    total: { name: 'Total', value: '2.14 klf' },
  },
  {
    id: 'bridge-forces',
    caption: 'Forces, one plane',
    rows: [
      { name: 'Tie, dead load', value: '77 kips' },
      { name: 'Tie, with crowd', value: '133 kips' },
      { name: 'Rib', value: '162 kips' },
      { name: 'Rod, largest', value: '15.7 kips' },
      { name: 'Rod, smallest', value: '2.6 kips' },
      { name: 'Each of four bearings', value: '90 kips' },
    ],
    total: { name: '', value: '' },
  },
]

/** Each with its share of the whole, and a bar that is as long. */
const costs = [
  { name: 'Superstructure', value: '$1,510,000', share: '36%', bar: 'M0 0H100V1H0Z' },
  { name: 'Abutments, piles', value: '$1,240,000', share: '30%', bar: 'M0 0H82.1V1H0Z' },
  { name: 'Approaches', value: '$690,000', share: '17%', bar: 'M0 0H45.7V1H0Z' },
  { name: 'River, demolition', value: '$310,000', share: '7%', bar: 'M0 0H20.5V1H0Z' },
  { name: 'Mobilization', value: '$430,000', share: '10%', bar: 'M0 0H28.5V1H0Z' },
]

const measures = ['Required', 'Vertical hangers', 'As built', 'Measured']

export default function CaseBridgeSchedule() {
  return (
    <section aria-labelledby="bridge-schedule-title" className="page py-12 lg:py-16">
      <h2 id="bridge-schedule-title" className="title">
        Schedules
      </h2>
      <p className="text-soft mt-3 max-w-prose text-pretty">
        Forces are at service load, in one of two planes, from a frame analysis. A hand check,{' '}
        <bdi>wL²/8f = 1.07 × 168² / (8 × 28)</bdi>, gives 135 kips in the tie.
      </p>
      <table className="mt-10 w-full border-collapse font-mono text-[0.875rem]/6 max-sm:block">
        <caption id="bridge-compared" className="pb-2 text-start font-semibold max-sm:block">
          How it moves
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="text-soft align-bottom">
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-0 text-start font-normal">
              Case
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
        <h3 className="border-b border-ink pb-2 font-semibold">Cost</h3>
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
              <bdi>$4,180,000</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

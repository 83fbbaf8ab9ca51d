/**
 * @title Harker Point Sea Wall: schedules
 * @description Levels of the sea and the wall; loads, quantities and cost.
 * @order 133
 */
const compared = [
  { name: 'Allowed, people behind the wall', cells: ['–', '0.010', '0.9'] },
  { name: 'Plain wall', cells: ['+16.0', '0.015', '1.4'] },
  { name: 'Recurve, as built', cells: ['+16.0', '0.007', '0.7'] },
  { name: 'Plain wall, as dry as the recurve', cells: ['+16.6', '0.007', '0.7'] },
]

const schedules = [
  {
    id: 'wall-levels',
    caption: 'Levels',
    rows: [
      { name: 'Crest', value: '+16.0 ft' },
      { name: 'Promenade', value: '+12.5 ft' },
      { name: 'Design still water', value: '+10.5 ft' },
      { name: '100-year still water', value: '+9.0 ft' },
      { name: 'January 13, 2024', value: '+8.9 ft' },
      { name: 'Mean higher high water', value: '+4.7 ft' },
      { name: 'Beach at the wall', value: '+3.5 ft' },
      { name: 'Bottom of the base', value: '0.0 ft' },
      { name: 'Mean lower low water', value: '−5.3 ft' },
      { name: 'Tip of the sheet piles', value: '−15.0 ft' },
    ],
    total: { name: '', value: '' },
  },
  {
    id: 'wall-loads',
    caption: 'Loads and quantities',
    rows: [
      { name: 'Wave, per ft', value: '6.0 kips' },
      { name: 'Earth, per ft', value: '3.4 kips' },
      { name: 'Weight, per ft', value: '18.0 kips' },
      { name: 'Sliding (1.5 required)', value: '3.1' },
      { name: 'Concrete, 5,000 psi', value: '3,000 yd³' },
      { name: 'Sheet piles, A690', value: '240 tons' },
      { name: 'Granite', value: '3,700 tons' },
      { name: 'Panels of 31 ft', value: '40' },
    ],
    total: { name: '', value: '' },
  },
]

/** Each with its share of the whole, and a bar that is as long. */
const costs = [
  { name: 'Wall', value: '$5,310,000', share: '45%', bar: 'M0 0H100V1H0Z' },
  { name: 'Sheet piles', value: '$2,160,000', share: '18%', bar: 'M0 0H40.7V1H0Z' },
  { name: 'Armor', value: '$1,290,000', share: '11%', bar: 'M0 0H24.3V1H0Z' },
  { name: 'Drains and fill', value: '$980,000', share: '8%', bar: 'M0 0H18.5V1H0Z' },
  { name: 'Promenade', value: '$1,120,000', share: '10%', bar: 'M0 0H21.1V1H0Z' },
  { name: 'Mobilization, tides', value: '$920,000', share: '8%', bar: 'M0 0H17.3V1H0Z' },
]

const measures = ['Crest', 'cfs per foot', 'l/s per meter']

export default function CaseWallSchedule() {
  return (
    <section aria-labelledby="wall-schedule-title" className="page py-12 lg:py-16">
      <h2 id="wall-schedule-title" className="title">
        Schedules
      </h2>
      <p className="text-soft mt-3 max-w-prose text-pretty">
        Levels in feet, NAVD 88. Overtopping from EurOtop (2018), wave load from Goda, concrete per ACI 318 for exposure
        F3, S1 and C2.
      </p>
      <table className="mt-10 w-full border-collapse font-mono text-[0.875rem]/6 max-sm:block">
        <caption id="wall-compared" className="pb-2 text-start font-semibold max-sm:block">
          What comes over, in the design storm
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="text-soft align-bottom">
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-0 text-start font-normal">
              Wall
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
            <dt>$9,500 a foot</dt>
            <dd className="ms-auto text-end">
              <bdi>$11,780,000</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

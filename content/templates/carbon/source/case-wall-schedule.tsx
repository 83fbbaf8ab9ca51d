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
  {
    id: 'wall-cost',
    caption: 'Cost',
    rows: [
      { name: 'Wall', value: '$5,310,000' },
      { name: 'Sheet piles', value: '$2,160,000' },
      { name: 'Armor', value: '$1,290,000' },
      { name: 'Drains and fill', value: '$980,000' },
      { name: 'Promenade', value: '$1,120,000' },
      { name: 'Mobilization, tides', value: '$920,000' },
    ],
    total: { name: '$9,500 a foot', value: '$11,780,000' },
  },
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
      <table className="mt-10 w-full border-collapse font-mono text-[0.875rem]/6 max-md:block">
        <caption id="wall-compared" className="pb-2 text-start font-semibold max-md:block">
          What comes over, in the design storm
        </caption>
        <thead className="max-md:sr-only">
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
        <tbody className="max-md:block max-md:border-t max-md:border-ink">
          {compared.map((row) => (
            <tr key={row.name} className="border-rule border-b align-top max-md:block max-md:py-3">
              <th
                scope="row"
                className="py-2 ps-0 pe-0 text-start font-normal max-md:block max-md:p-0 max-md:font-semibold"
              >
                {row.name}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={index}
                  className="py-2 ps-4 pe-0 text-end max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:p-0"
                >
                  <span className="text-soft md:hidden">{measures[index]}</span>{' '}
                  <bdi className="max-md:ms-auto">{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-12 grid items-start gap-x-10 gap-y-12 md:grid-cols-2 2xl:grid-cols-3">
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
    </section>
  )
}

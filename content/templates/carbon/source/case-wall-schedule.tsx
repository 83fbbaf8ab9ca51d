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

export default function CaseWallSchedule() {
  return (
    <section aria-labelledby="wall-schedule-title" className="page max-w-[90rem] py-12 lg:py-16">
      <h2 id="wall-schedule-title" className="title">
        Schedules
      </h2>
      <p className="text-soft mt-3 max-w-prose text-pretty">
        Levels in feet, NAVD 88. Overtopping from EurOtop (2018), wave load from Goda, concrete per ACI 318 for exposure
        F3, S1 and C2.
      </p>
      <div tabIndex={0} role="group" aria-labelledby="wall-compared" className="mt-10 overflow-x-auto">
        <table className="w-full min-w-[36rem] border-collapse font-mono text-[0.875rem]/6">
          <caption id="wall-compared" className="pb-2 text-start font-semibold">
            What comes over, in the design storm
          </caption>
          <thead>
            <tr className="text-soft align-bottom">
              <th scope="col" className="border-b border-ink py-2 ps-0 pe-0 text-start font-normal">
                Wall
              </th>
              <th scope="col" className="border-b border-ink py-2 ps-4 pe-0 text-end font-normal">
                Crest
              </th>
              <th scope="col" className="border-b border-ink py-2 ps-4 pe-0 text-end font-normal">
                cfs per foot
              </th>
              <th scope="col" className="border-b border-ink py-2 ps-4 pe-0 text-end font-normal">
                l/s per meter
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.map((row) => (
              <tr key={row.name} className="align-top">
                <th scope="row" className="border-rule border-b py-2 ps-0 pe-0 text-start font-normal">
                  {row.name}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={index} className="border-rule border-b py-2 ps-4 pe-0 text-end whitespace-nowrap">
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-12 grid items-start gap-x-10 gap-y-12 md:grid-cols-2 2xl:grid-cols-3">
        {schedules.map((schedule) => (
          <table key={schedule.id} className="w-full border-collapse font-mono text-[0.875rem]/6">
            <caption className="border-b border-ink pb-2 text-start font-semibold">{schedule.caption}</caption>
            <tbody>
              {schedule.rows.map((row) => (
                <tr key={row.name} className="align-top">
                  <th scope="row" className="border-rule border-b py-2 ps-0 pe-4 text-start font-normal">
                    {row.name}
                  </th>
                  <td className="border-rule border-b py-2 ps-0 pe-0 text-end whitespace-nowrap">
                    <bdi>{row.value}</bdi>
                  </td>
                </tr>
              ))}
              {schedule.total.name !== '' && (
                <tr className="align-top font-semibold">
                  <th scope="row" className="border-t border-ink py-2 ps-0 pe-4 text-start">
                    {schedule.total.name}
                  </th>
                  <td className="border-t border-ink py-2 ps-0 pe-0 text-end whitespace-nowrap">
                    <bdi>{schedule.total.value}</bdi>
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

/**
 * @title Elevator 9 Theater: schedules
 * @description Grain and people compared; loads, seats and cost of the theater.
 * @order 123
 */
const compared = [
  { name: 'Weight on the mat', cells: ['9,400 tons', '560 tons', '6%'] },
  { name: 'Pressure at the foot of the wall', cells: ['1,310 psf', '0 psf', '0%'] },
  { name: 'Hoop tension at the foot', cells: ['47 kips per ft', '0 kips per ft', '0%'] },
  { name: 'Depth filled', cells: ['96 ft', '36 ft', '38%'] },
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
  {
    id: 'theater-cost',
    caption: 'Cost of the structure',
    rows: [
      { name: 'Bowl and stage', value: '$1,480,000' },
      { name: 'Lid and rigging', value: '$2,070,000' },
      { name: 'Openings', value: '$640,000' },
      { name: 'Clearing the silo', value: '$890,000' },
      { name: 'Roof', value: '$520,000' },
      { name: 'Stairs and lobby', value: '$800,000' },
    ],
    total: { name: 'Total', value: '$6,400,000' },
  },
]

export default function CaseTheaterSchedule() {
  return (
    <section aria-labelledby="theater-schedule-title" className="page max-w-[90rem] py-12 lg:py-16">
      <h2 id="theater-schedule-title" className="title">
        Schedules
      </h2>
      <p className="text-soft mt-3 max-w-prose text-pretty">
        Grain by Janssen’s formula, as in ACI 313, for wheat at 48 lb per cubic foot. Live loads per ASCE 7. With stage
        and crew, more than 300 people may be inside, so the building is in Risk Category III.
      </p>
      <div tabIndex={0} role="group" aria-labelledby="theater-compared" className="mt-10 overflow-x-auto">
        <table className="w-full min-w-[36rem] border-collapse font-mono text-[0.875rem]/6">
          <caption id="theater-compared" className="pb-2 text-start font-semibold">
            What the silo carried, and what it carries now
          </caption>
          <thead>
            <tr className="text-soft align-bottom">
              <th scope="col" className="border-b border-ink py-2 ps-0 pe-0 text-start font-normal">
                Measure
              </th>
              <th scope="col" className="border-b border-ink py-2 ps-4 pe-0 text-end font-normal">
                Wheat, until 1994
              </th>
              <th scope="col" className="border-b border-ink py-2 ps-4 pe-0 text-end font-normal">
                Theater
              </th>
              <th scope="col" className="border-b border-ink py-2 ps-4 pe-0 text-end font-normal">
                Share
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

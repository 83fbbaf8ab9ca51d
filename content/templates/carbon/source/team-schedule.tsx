/**
 * @title Team: schedule of people
 * @description Fourteen people as a schedule: initials, name, role, license, office, and since when.
 * @order 36
 */
const people = [
  {
    mark: 'RA',
    name: 'Ruth Amsel',
    role: 'Principal, founder; bridges',
    license: 'PE (ME, NH, VT, MA)',
    office: 'Portland',
    since: '2006',
  },
  {
    mark: 'DO',
    name: 'Daniel Okonjo',
    role: 'Principal, founder; existing work',
    license: 'PE (ME, NY), SE (IL)',
    office: 'Buffalo',
    since: '2006',
  },
  {
    mark: 'MV',
    name: 'Marisol Vega',
    role: 'Principal; waterfront',
    license: 'PE (ME, MA), D.CE',
    office: 'Portland',
    since: '2011',
  },
  {
    mark: 'TL',
    name: 'Tom Lindqvist',
    role: 'Associate; bridges',
    license: 'PE (ME, NH, VT)',
    office: 'Portland',
    since: '2013',
  },
  {
    mark: 'PR',
    name: 'Priya Raman',
    role: 'Associate; theaters',
    license: 'PE (NY), SE (IL)',
    office: 'Buffalo',
    since: '2014',
  },
  {
    mark: 'HG',
    name: 'Hollis Greene',
    role: 'Senior engineer; dynamics',
    license: 'PE (ME)',
    office: 'Portland',
    since: '2016',
  },
  {
    mark: 'AB',
    name: 'Anneke Bos',
    role: 'Senior engineer; geotechnical',
    license: 'PE (ME, NY)',
    office: 'Portland',
    since: '2017',
  },
  {
    mark: 'WC',
    name: 'Wen-Li Chao',
    role: 'Engineer; waterfront',
    license: 'PE (ME)',
    office: 'Portland',
    since: '2018',
  },
  {
    mark: 'JB',
    name: 'Jerome Battle',
    role: 'Engineer; existing work',
    license: 'PE (NY)',
    office: 'Buffalo',
    since: '2019',
  },
  {
    mark: 'SM',
    name: 'Sofia Marchetti',
    role: 'Engineer; bridges',
    license: 'EI (ME)',
    office: 'Portland',
    since: '2022',
  },
  {
    mark: 'CW',
    name: 'Caleb Whitehorse',
    role: 'Engineer; theaters',
    license: 'EI (NY)',
    office: 'Buffalo',
    since: '2023',
  },
  {
    mark: 'DP',
    name: 'Dorothy Pell',
    role: 'Chief drafter',
    license: 'Drew the first sheet',
    office: 'Portland',
    since: '2006',
  },
  {
    mark: 'LF',
    name: 'Luis Ferrer',
    role: 'Drafter and modeler',
    license: 'Surveys with a scanner',
    office: 'Portland',
    since: '2015',
  },
  {
    mark: 'GT',
    name: 'Grace Tolliver',
    role: 'Office manager; schedules',
    license: 'Answers the phone',
    office: 'Portland',
    since: '2009',
  },
]

export default function TeamSchedule() {
  return (
    <section aria-labelledby="schedule-title" className="page pt-12 pb-16 lg:pt-16 lg:pb-24">
      <h2 id="schedule-title" className="sr-only">
        Schedule of people
      </h2>
      <table className="w-full border-collapse border-t-2 border-ink text-start max-lg:block">
        <caption className="sr-only">Fourteen people, their licenses and offices</caption>
        <thead className="max-lg:sr-only">
          <tr className="letter-small">
            <th scope="col" className="border-b border-line py-2.5 ps-0 pe-6 text-start font-normal">
              Mark
            </th>
            <th scope="col" className="border-b border-line py-2.5 ps-0 pe-6 text-start font-normal">
              Name
            </th>
            <th scope="col" className="border-b border-line py-2.5 ps-0 pe-6 text-start font-normal">
              Role
            </th>
            <th scope="col" className="border-b border-line py-2.5 ps-0 pe-6 text-start font-normal">
              License or note
            </th>
            <th scope="col" className="border-b border-line py-2.5 ps-0 pe-6 text-start font-normal">
              Office
            </th>
            <th scope="col" className="border-b border-line py-2.5 ps-0 pe-0 text-end font-normal">
              Since
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {people.map((person) => (
            <tr
              key={person.mark}
              className="border-rule border-b hover:bg-raised max-lg:grid max-lg:grid-cols-[4.5rem_minmax(0,1fr)] max-lg:py-4"
            >
              <td className="py-2.5 ps-0 pe-6 max-lg:row-span-4 max-lg:p-0">
                <span className="letter grid size-11 place-items-center rounded-full border border-ink font-semibold">
                  {person.mark}
                </span>
              </td>
              <th scope="row" className="py-2.5 ps-0 pe-6 text-start text-lg/6 font-semibold tracking-tight max-lg:p-0">
                {person.name}
              </th>
              <td className="py-2.5 ps-0 pe-6 max-lg:p-0">{person.role}</td>
              <td className="letter py-2.5 ps-0 pe-6 max-lg:col-start-2 max-lg:py-0.5">
                <bdi>{person.license}</bdi>
              </td>
              <td className="letter text-soft py-2.5 ps-0 pe-6 max-lg:col-start-2 max-lg:py-0">
                {person.office}
                <span className="lg:hidden">, since {person.since}</span>
              </td>
              <td className="letter text-soft figures py-2.5 ps-0 pe-0 text-end max-lg:hidden">{person.since}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-soft mt-6 max-w-2xl text-pretty">
        Ten in Portland, four in Buffalo. Nine hold a license: PE is a professional engineer, SE a structural engineer,
        D.CE a diplomate in coastal engineering. EI is an engineer intern, who has passed the first exam.
      </p>
    </section>
  )
}

/**
 * @title Work: earlier works
 * @description Twelve earlier projects as a plain table: number, year, what and where, size, and our part in it.
 * @order 22
 */
const works = [
  {
    number: 'S-1802',
    year: '2021',
    name: 'Seawater Hall, balcony',
    place: 'New Haven Point, Maine',
    size: '120 seats',
    part: 'Dynamics, strengthening',
  },
  {
    number: 'S-1712',
    year: '2020',
    name: 'Cutler Street Footbridge',
    place: 'Portland, Maine',
    size: 'Span 96 ft (29.3 m)',
    part: 'All structure',
  },
  {
    number: 'C-1609',
    year: '2019',
    name: 'Tidal Gate at Marsh Road',
    place: 'Essex Neck, Massachusetts',
    size: 'Two 14 ft (4.27 m) gates',
    part: 'Structure, foundations',
  },
  {
    number: 'S-1511',
    year: '2018',
    name: 'Concert Barn',
    place: 'Lyme Hollow, Vermont',
    size: '300 seats, span 70 ft (21.3 m)',
    part: 'All structure',
  },
  {
    number: 'C-1407',
    year: '2017',
    name: 'Breakwater Light, foundation',
    place: 'Port Amity, Maine',
    size: '34 ft (10.4 m) caisson',
    part: 'Underpinning',
  },
  {
    number: 'S-1303',
    year: '2015',
    name: 'Ten Mile Trestle',
    place: 'Ten Mile, Maine',
    size: '9 spans, 486 ft (148 m)',
    part: 'Reuse as a trail',
  },
  {
    number: 'S-1206',
    year: '2014',
    name: 'Playhouse in the Carbarn',
    place: 'Lowell Junction, Massachusetts',
    size: '410 seats',
    part: 'All structure',
  },
  {
    number: 'C-1105',
    year: '2013',
    name: 'Granite Quay',
    place: 'Cape Sorrow, Massachusetts',
    size: '620 ft (189 m) of wall',
    part: 'Survey, repair',
  },
  {
    number: 'S-1004',
    year: '2012',
    name: 'Sluice Street Bridge',
    place: 'Alder Falls, New Hampshire',
    size: 'Span 112 ft (34.1 m)',
    part: 'New deck',
  },
  {
    number: 'C-0902',
    year: '2010',
    name: 'Ferry Slip 2',
    place: 'Gull Island, Maine',
    size: 'Transfer span 80 ft (24.4 m)',
    part: 'Design, inspection',
  },
  {
    number: 'S-0708',
    year: '2009',
    name: 'Opera House, fly tower',
    place: 'Barrow, Vermont',
    size: '58 ft (17.7 m) high',
    part: 'Strengthening',
  },
  {
    number: 'S-0603',
    year: '2007',
    name: 'Mill Pond Footbridge',
    place: 'Gorham Mills, Maine',
    size: 'Span 64 ft (19.5 m)',
    part: 'All structure',
  },
]

export default function WorkEarlier() {
  return (
    <section aria-labelledby="earlier-title" className="page py-16 lg:py-24">
      <h2 id="earlier-title" className="title">
        Twelve earlier projects
      </h2>
      <p className="text-soft mt-3 max-w-prose">
        S is a structure on land or over a river, C one in the sea. The first two digits after it are the year we were
        asked, and the last two count that year’s requests, most of which we turned down. The year in the table is when
        the work was done.
      </p>
      <table className="mt-10 w-full border-collapse text-start max-md:block">
        <caption className="sr-only">Earlier projects, newest first</caption>
        <thead className="max-md:sr-only">
          <tr className="text-soft font-mono text-[0.8125rem]/5">
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-6 text-start font-normal">
              No.
            </th>
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-6 text-start font-normal">
              Year
            </th>
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-6 text-start font-normal">
              What and where
            </th>
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-6 text-start font-normal">
              Size
            </th>
            <th scope="col" className="border-b border-ink py-2 ps-0 pe-0 text-start font-normal">
              Our part
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {works.map((work) => (
            <tr
              key={work.number}
              className="border-rule border-b align-top max-md:flex max-md:flex-wrap max-md:gap-x-6 max-md:py-4"
            >
              <td className="text-soft py-3 ps-0 pe-6 font-mono text-[0.875rem]/6 whitespace-nowrap max-md:p-0">
                {work.number}
              </td>
              <td className="py-3 ps-0 pe-6 font-mono text-[0.875rem]/6 max-md:p-0">{work.year}</td>
              <th
                scope="row"
                className="py-3 ps-0 pe-6 text-start font-normal max-md:basis-full max-md:p-0 max-md:pt-1"
              >
                <span className="block font-semibold">{work.name}</span>{' '}
                <span className="text-soft block">{work.place}</span>
              </th>
              <td className="py-3 ps-0 pe-6 font-mono text-[0.875rem]/6 text-balance max-md:basis-full max-md:p-0 max-md:pt-1">
                <bdi>{work.size}</bdi>
              </td>
              <td className="py-3 ps-0 pe-0 max-md:basis-full max-md:p-0">{work.part}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/**
 * @title Site footer
 * @description The general notes of the set: what may be asked for, where we are, and the theme.
 * @layout full
 * @order 2
 */
const offices = [
  {
    name: 'Portland',
    street: '9 Ropewalk Lane',
    city: 'Portland, Maine 04101',
    phone: '(207) 555-0142',
    tel: 'tel:+12075550142',
  },
  {
    name: 'Buffalo',
    street: '212 Perry Street',
    city: 'Buffalo, New York 14204',
    phone: '(716) 555-0168',
    tel: 'tel:+17165550168',
  },
]

export default function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="page grid gap-x-12 gap-y-12 py-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-20 2xl:gap-x-16">
        <div>
          <h2 className="letter">General notes</h2>
          <ol className="marker:text-soft mt-5 max-w-2xl list-decimal ps-8 marker:font-mono marker:text-[0.8125rem]">
            <li className="ps-2">
              If a structure of ours has been hit, burned or flooded, call{' '}
              <a
                href="tel:+12075550199"
                className="link py-1 font-mono text-[0.9375rem]/none max-lg:py-3 sm:whitespace-nowrap"
              >
                <bdi>(207) 555-0199</bdi>
              </a>{' '}
              at any hour. An engineer answers.
            </li>
            <li className="mt-2 ps-2">
              Drawings of finished work are free to anyone who asks. Write to{' '}
              <a href="mailto:office@carbonengineers.example" className="link py-1 leading-none max-lg:py-3">
                office@
                <wbr />
                carbonengineers.example
              </a>
              .
            </li>
            <li className="mt-2 ps-2">
              Do not scale from this screen, and do not build from it. Only the sealed sheets count.
            </li>
            <li className="mt-2 ps-2">
              Licensed as a firm in Maine, New Hampshire, Massachusetts, Vermont and New York.
            </li>
          </ol>
        </div>
        <div className="grid content-start gap-x-6 gap-y-10 sm:grid-cols-2">
          {offices.map((office) => (
            <div key={office.name}>
              <h2 className="letter">{office.name}</h2>
              <p className="mt-4 text-base/6 sm:whitespace-nowrap">
                <bdi>{office.street}</bdi>
                <br />
                <bdi>{office.city}</bdi>
              </p>
              <p className="mt-1">
                <a href={office.tel} className="link inline-block py-1.5 font-mono text-[0.875rem] max-lg:py-2.5">
                  <bdi>{office.phone}</bdi>
                </a>
              </p>
            </div>
          ))}
          <div className="max-w-80 sm:col-span-2">{/* outlet: theme */}</div>
        </div>
        <p className="letter-small lg:col-span-2">
          © 2026 Carbon Engineers, Inc. Carbon is what turns iron into steel. It is also the copy that stayed on site.
        </p>
      </div>
    </footer>
  )
}

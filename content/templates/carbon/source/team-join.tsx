/**
 * @title Team: working here
 * @description What working here is like, and the two jobs that are open.
 * @layout full
 * @order 38
 */
const places = [
  {
    name: 'Engineer, waterfront',
    where: 'Portland',
    from: 'From January 2027',
    asks: 'EI or PE, and at home in a small boat',
  },
  {
    name: 'Drafter',
    where: 'Buffalo',
    from: 'From March 2027',
    asks: 'Two years with steel or concrete, and a steady hand',
  },
]

export default function TeamJoin() {
  return (
    <section aria-labelledby="join-title" className="trace border-t-2 border-ink">
      <div className="page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-24">
        <div>
          <h2 id="join-title" className="title">
            Two jobs are open
          </h2>
          <p className="text-soft mt-4 max-w-md text-pretty">
            Forty hours, and we mean it. Every third Friday you are on a site, even if it is not your project. We pay
            for your exam, and for the second try.
          </p>
        </div>
        <div>
          <ul role="list" className="border-t-2 border-ink">
            {places.map((place) => (
              <li key={place.name} className="border-rule border-b py-5">
                <h3 className="subtitle">{place.name}</h3>
                <p className="mt-1">{place.asks}</p>
                <p className="letter text-soft mt-2">
                  {place.where}. {place.from}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-xl text-pretty">
            Send one sheet that you drew and two sentences on what is wrong with it, to{' '}
            <a href="mailto:work@carbonengineers.example" className="link py-1 leading-none max-lg:py-3">
              work@carbonengineers.example
            </a>
            .
          </p>
        </div>
      </div>
    </section>
  )
}

/**
 * @title Notes
 * @description Every raw material of the house: by the hour at which it leaves, and from A to Z with its sign, where it
 * comes from, and the scents that have it.
 * @layout full
 * @order 40
 */
export default function NotesIndex() {
  return (
    <div className="page pt-6 lg:pt-14">
      <div className="items-start justify-between gap-x-16 lg:flex">
        <div>
          <h1 className="display max-w-[7em]">Fifty-eight bottles on a shelf</h1>
          <p className="lead mt-8 max-w-[27em]">
            Everything we make is made of these. A perfumer shelves them by how soon they leave, so that is how they
            stand here. Farther down, they go{' '}
            <a href="#a-to-z" className="link">
              from A to Z
            </a>
            .
          </p>
        </div>
        <div aria-hidden="true" className="w-[30%] max-w-lg flex-none max-lg:hidden">
          <img
            src="/plates/shelf-day.svg"
            alt=""
            width="600"
            height="600"
            loading="lazy"
            decoding="async"
            className="plate-day h-auto w-full"
          />
          <img
            src="/plates/shelf-night.svg"
            alt=""
            width="600"
            height="600"
            loading="lazy"
            decoding="async"
            className="plate-night h-auto w-full"
          />
        </div>
      </div>
      <section aria-labelledby="hours-title" className="pt-20 lg:pt-28">
        <h2 id="hours-title" className="title">
          First to leave, last to leave
        </h2>
        <p className="aside-text mt-5 max-w-[32em]">
          A line is as long as the material stays on skin. All the way across would be a whole day.
        </p>
        <div className="shelves">{/* outlet: shelves */}</div>
      </section>
      <section id="a-to-z" aria-labelledby="all-title" className="pt-28 lg:pt-44">
        <h2 id="all-title" className="title">
          From A to Z
        </h2>
        <p className="aside-text mt-5 max-w-[32em]">
          The sign is what you will find on a plate. The closer its lines, the longer the material stays.
        </p>
        <nav aria-label="Notes by letter" className="mt-6">
          {/* outlet: letters */}
        </nav>
        <ul role="list" className="materials">
          {/* outlet: materials */}
          <li className="border-rule border-t pt-7 lg:col-span-2">
            <h3 className="subtitle">No lilies</h3>
            <p className="text-soft mt-3 max-w-[34em] text-pretty">
              One of our perfumers cannot stand them, and the other cannot smell them. You can meet both at{' '}
              <a href="/about" className="link text-ink">
                the house
              </a>
              .
            </p>
          </li>
        </ul>
      </section>
    </div>
  )
}

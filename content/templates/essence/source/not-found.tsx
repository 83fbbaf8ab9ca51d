/**
 * @title Not found
 * @description What stands at an address that leads nowhere, with the plate of what is left when all has evaporated.
 * @layout full
 * @order 70
 */
const ways = [
  { name: 'The twelve scents', href: '/shop' },
  { name: 'All notes, A to Z', href: '/notes#a-to-z' },
  { name: 'Find an order', href: '/track' },
]

export default function NotFound() {
  return (
    <section aria-labelledby="lost-title" className="page grid gap-x-16 gap-y-10 pt-6 lg:grid-cols-2 lg:pt-14">
      <div>
        <h1 id="lost-title" className="display">
          It has evaporated
        </h1>
        <p className="lead mt-8 max-w-[24em]">
          There is no page at this address. Either it was never here, or it was a top note.
        </p>
        <ul role="list" className="mt-8">
          {ways.map((way) => (
            <li key={way.href}>
              <a href={way.href} className="link subtitle inline-flex min-h-14 items-center">
                {way.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className="max-w-lg">
        <img
          src="/plates/green-peel-12h-day.svg"
          alt=""
          width="600"
          height="800"
          loading="lazy"
          decoding="async"
          className="plate-day w-full"
        />
        <img
          src="/plates/green-peel-12h-night.svg"
          alt=""
          width="600"
          height="800"
          loading="lazy"
          decoding="async"
          className="plate-night w-full"
        />
      </div>
    </section>
  )
}

/**
 * @title Error page
 * @description For an address that leads nowhere: a cloud around what is missing, and three ways on.
 * @order 50
 */
const ways = [
  { number: 'G-001', name: 'Cover', href: '/', text: 'What we do' },
  { number: 'G-002', name: 'Work', href: '/work', text: 'Structures since 2006' },
  { number: 'G-103', name: 'Contact', href: '/contact', text: 'Tell us what was here' },
]

export default function NotFound() {
  return (
    <section aria-labelledby="not-found-title" className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h1 id="not-found-title" className="display">
            Nobody drew this sheet
          </h1>
          <p className="lead mt-6">
            It is not in this set. It may have been renumbered, or a character in the address got lost. Nothing fell
            down.
          </p>
        </div>
        <figure>
          <svg
            viewBox="0 0 420 260"
            role="img"
            aria-label="The number 404 in a revision cloud."
            className="w-full max-w-md"
          >
            <path
              fill="none"
              className="draw pen-mark"
              pathLength="1"
              d="M40 32A21.2 21.2 0 0 1 77.8 32A21.2 21.2 0 0 1 115.6 32A21.2 21.2 0 0 1 153.3 32A21.2 21.2 0 0 1 191.1 32A21.2 21.2 0 0 1 228.9 32A21.2 21.2 0 0 1 266.7 32A21.2 21.2 0 0 1 304.4 32A21.2 21.2 0 0 1 342.2 32A21.2 21.2 0 0 1 380 32A20.2 20.2 0 0 1 380 68A20.2 20.2 0 0 1 380 104A20.2 20.2 0 0 1 380 140A20.2 20.2 0 0 1 380 176A20.2 20.2 0 0 1 380 212A21.2 21.2 0 0 1 342.2 212A21.2 21.2 0 0 1 304.4 212A21.2 21.2 0 0 1 266.7 212A21.2 21.2 0 0 1 228.9 212A21.2 21.2 0 0 1 191.1 212A21.2 21.2 0 0 1 153.3 212A21.2 21.2 0 0 1 115.6 212A21.2 21.2 0 0 1 77.8 212A21.2 21.2 0 0 1 40 212A20.2 20.2 0 0 1 40 176A20.2 20.2 0 0 1 40 140A20.2 20.2 0 0 1 40 104A20.2 20.2 0 0 1 40 68A20.2 20.2 0 0 1 40 32Z"
            />
            <text className="cloud-letters" x="210" y="158" textAnchor="middle">
              404
            </text>
            <path className="pen-hair" d="M330 214 366 240" />
            <path className="pen-mark" fill="none" d="m378 219 21 36h-42Z" />
            <text className="lettering-bare font-mono text-[20px]" x="378" y="250" textAnchor="middle">
              0
            </text>
          </svg>
        </figure>
      </div>
      <ul role="list" className="mt-14 grid border-t-2 border-ink sm:grid-cols-3">
        {ways.map((way) => (
          <li key={way.href} className="border-rule relative border-b py-5 pe-6 hover:bg-raised sm:ps-0">
            <p className="letter text-soft">{way.number}</p>
            <a
              href={way.href}
              className="subtitle mt-2 block underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {way.name}
            </a>
            <p className="text-soft">{way.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * @title Product: spaces and transfers
 * @description Money set aside, drawn to scale, and what happens in the ten seconds of a transfer.
 * @layout full
 * @order 22
 */
const spaces = [
  { name: 'Rent', amount: '€985', widthClass: 'w-[23%] bg-ledger-600 dark:bg-ledger-400', share: '23%' },
  { name: 'Taxes', amount: '€1,290', widthClass: 'w-[30%] bg-vermilion-600 dark:bg-vermilion-400', share: '30%' },
  { name: 'The boat', amount: '€645', widthClass: 'w-[15%] bg-brass-500', share: '15%' },
  { name: 'Free to spend', amount: '€1,380', widthClass: 'w-[32%] bg-ledger-300 dark:bg-ledger-700', share: '32%' },
]

const seconds = [
  { time: '0.0 s', text: 'You press Send. Name and account number have been compared before you could.' },
  {
    time: '0.4 s',
    text: 'The amount leaves your balance, and is not yet in the other one. This is the only moment it is nowhere.',
  },
  { time: '1.9 s', text: 'The other bank says yes. From here on it is theirs to show.' },
  { time: '10 s', text: 'The latest it may take, by law. If it takes longer, it is back with you.' },
]

export default function ProductMoney() {
  return (
    <div>
      <section aria-labelledby="spaces-heading" className="page folio">
        <p className="folio-label">Spaces</p>
        <div className="folio-body">
          <h2 id="spaces-heading" className="title max-w-[14em]">
            €4,300, and what of it is spoken for
          </h2>
          <div aria-hidden="true" className="mt-12 flex h-20 w-full gap-1">
            {spaces.map((space) => (
              <div key={space.name} className={space.widthClass} />
            ))}
          </div>
          <dl className="figures mt-6 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
            {spaces.map((space) => (
              <div key={space.name} className="border-rule border-t pt-3">
                <dt className="text-soft">
                  {space.name}, {space.share}
                </dt>
                <dd className="font-display text-3xl/10 font-medium tracking-tight">{space.amount}</dd>
              </div>
            ))}
          </dl>
          <p className="text-soft mt-8 max-w-[42em] text-lg/8 text-pretty">
            A space is a part of your account that no card reaches. It fills itself on the day your salary comes, it
            pays what you tell it to, and it earns the same interest as the rest.
          </p>
        </div>
      </section>

      <section aria-labelledby="transfers-heading" className="bg-ledger-900 text-ledger-100 dark:bg-sheet">
        <div className="page folio">
          <p className="folio-label text-vermilion-300">Transfers</p>
          <div className="folio-body">
            <h2 id="transfers-heading" className="title max-w-[14em]">
              What happens in ten seconds
            </h2>
            <ol role="list" className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
              {seconds.map((second) => (
                <li key={second.time} className="border-vermilion-400 border-t-4 border-double pt-4">
                  <p className="figures font-display text-4xl/11 font-medium tracking-tight">{second.time}</p>
                  <p className="text-ledger-300 mt-3 text-pretty">{second.text}</p>
                </li>
              ))}
            </ol>
            <p className="mt-10">
              <a href="/blog/how-instant-transfers-work" className="link font-semibold">
                The long version, with a diagram
              </a>
            </p>
          </div>
        </div>
      </section>
    </div>
  )
}

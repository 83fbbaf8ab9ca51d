/**
 * @title Home: entries
 * @description What an account does, entry by entry, each with its figure.
 * @layout full
 * @order 12
 */
const entries = [
  {
    name: 'Transfers in ten seconds',
    text: 'In euros, at any hour of any day, to any bank that takes them. We check that name and number belong together before the money leaves.',
    figure: '€0',
    note: 'instant or not',
  },
  {
    name: 'A card you can switch off',
    text: 'Online, abroad, at cash machines: each is a switch. A virtual card works the minute your account is open, the other one comes by mail.',
    figure: '4 days',
    note: 'at most, to your door',
  },
  {
    name: 'Spaces for what is not for spending',
    text: 'Rent, taxes, a boat. Money in a space earns the same interest and cannot be reached by a card.',
    figure: '2.10%',
    note: 'a year, paid monthly',
  },
  {
    name: 'Other currencies without a story',
    text: 'The mid-market rate of the minute and our part beside it, before you pay and again on the statement.',
    figure: '0.45%',
    note: 'our part, nothing else',
  },
]

const totals = [
  { figure: '640,000', name: 'customers' },
  { figure: '14', name: 'countries of the euro area' },
  { figure: '€5.1bn', name: 'in deposits' },
  { figure: '2023', name: 'first year in the black' },
]

export default function HomeEntries() {
  return (
    <div>
      <section aria-labelledby="entries-heading" className="page folio">
        <p className="folio-label">The account</p>
        <div className="folio-body">
          <h2 id="entries-heading" className="title max-w-[14em]">
            Four entries, and nothing in small print
          </h2>
          <ul role="list" className="mt-12">
            {entries.map((entry) => (
              <li
                key={entry.name}
                className="ruled grid gap-x-10 gap-y-3 py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,3fr)]"
              >
                <h3 className="subtitle">{entry.name}</h3>
                <p className="text-soft text-pretty">{entry.text}</p>
                <p className="md:text-end">
                  <span className="figures font-display block text-4xl/10 font-medium tracking-tight">
                    {entry.figure}
                  </span>{' '}
                  <span className="text-soft text-[0.9375rem]/6">{entry.note}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="ruled pt-6">
            <a href="/product" className="link font-semibold">
              Accounts and cards, in full
            </a>
          </p>
        </div>
      </section>

      <section aria-labelledby="house-heading" className="bg-ledger-900 text-ledger-100 dark:bg-sheet">
        <div className="page folio">
          <p className="folio-label text-vermilion-300">The house</p>
          <div className="folio-body">
            <div className="grid items-end gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
              <div>
                <h2 id="house-heading" className="title">
                  A bank license, three offices and no branches
                </h2>
                <p className="text-ledger-300 mt-6 max-w-[34em] text-lg/8 text-pretty">
                  Merchants in Antwerp kept their books open to each other under an arcade. We have 412 people, a
                  license of our own and deposits that are protected by law up to €100,000.
                </p>
                <p className="mt-6">
                  <a href="/security" className="link font-semibold">
                    How your money is kept
                  </a>
                </p>
              </div>
              <img
                src="/media/scenes/arcade-lime-600.webp"
                alt="Arcade in the morning sun, its columns throwing long shadows over the floor"
                width={600}
                height={450}
                loading="lazy"
                className="aspect-4/3 w-full object-cover"
              />
            </div>
            <dl className="border-ledger-100/25 mt-14 grid grid-cols-2 gap-x-8 gap-y-8 border-t pt-8 lg:grid-cols-4">
              {totals.map((total) => (
                <div key={total.name} className="flex flex-col-reverse justify-end">
                  <dt className="text-ledger-300 text-[0.9375rem]/6">{total.name}</dt>
                  <dd className="figures font-display text-4xl/11 font-medium tracking-tight lg:text-5xl/14">
                    {total.figure}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
    </div>
  )
}

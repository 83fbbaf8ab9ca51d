/**
 * @title Product: opening
 * @description What the account is, in one sentence and four lines.
 * @layout full
 * @order 20
 */
const lines = [
  { name: 'A Belgian IBAN of your own', figure: '1' },
  { name: 'Spaces to set aside', figure: '5 to 25' },
  { name: 'Virtual cards', figure: '2 to 50' },
  { name: 'Currencies to send', figure: '32' },
  { name: 'For opening, closing, not using it', figure: '€0' },
]

export default function ProductOpening() {
  return (
    <section aria-labelledby="product-heading" className="page folio">
      <p className="folio-label pt-10 lg:pt-18">Accounts and cards</p>
      <div className="folio-body lg:pt-16">
        <h1 id="product-heading" className="display max-w-[11em]">
          An account to check with a pencil
        </h1>
        <div className="mt-10 grid items-end gap-x-16 gap-y-10 lg:mt-14 lg:grid-cols-2">
          <div>
            <p className="lead">
              It takes your salary, pays your rent and earns interest by the day. The difference is in the statement:
              each line says how its amount came about.
            </p>
            <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
              <a href="/pricing#open" className="btn btn-ink">
                Open an account
              </a>{' '}
              <a href="/pricing" className="link py-2 font-semibold">
                Compare the three
              </a>
            </p>
          </div>
          <ul role="list" className="figures">
            {lines.map((line) => (
              <li key={line.name} className="flex items-end py-2">
                <span>{line.name}</span> <span aria-hidden="true" className="leader" />{' '}
                <span className="font-semibold whitespace-nowrap">{line.figure}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

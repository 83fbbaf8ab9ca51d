/**
 * @title Article: What deposit protection covers
 * @description What the law has promised you if a bank fails, how the limit is counted, and where it ends.
 * @order 17
 */
import clsx from 'clsx'

const contents = [
  { id: 'promise', name: 'The promise in one sentence' },
  { id: 'covered', name: 'What is covered, and what is not' },
  { id: 'counting', name: 'How the limit is counted' },
  { id: 'house', name: 'The weeks after you sell a house' },
  { id: 'day', name: 'What would happen on the day' },
  { id: 'check', name: 'Three things to check tonight' },
]

const next = [
  { title: 'How to read an exchange rate', href: '/blog/how-to-read-an-exchange-rate', text: 'Abroad, 5 minutes' },
  {
    title: 'Five calls that are not from your bank',
    href: '/blog/five-calls-that-are-not-from-your-bank',
    text: 'Safety, 5 minutes',
  },
]

const kinds = [
  { name: 'Money on a current account', covered: true },
  { name: 'Savings, and the spaces you set aside', covered: true },
  { name: 'Fixed-term deposits', covered: true },
  { name: 'Interest earned up to that day', covered: true },
  { name: 'Shares, funds and bonds', covered: false },
  { name: 'Crypto-assets', covered: false },
  { name: 'Gift cards and store credit', covered: false },
  { name: 'What lies in a safe-deposit box', covered: false },
]

const cases = [
  {
    who: 'Ana',
    has: '€30,000 on her account and €60,000 in savings, at one bank',
    result: '€90,000 in all. Everything is protected.',
  },
  {
    who: 'Ben and Carla',
    has: '€180,000 in an account they share',
    result: 'Half counts for each: €90,000. Everything is protected.',
  },
  {
    who: 'Dario',
    has: '€140,000 at one bank',
    result: '€100,000 is protected, €40,000 is not. At two banks all of it would be.',
  },
]

export default function ArticleDepositProtection() {
  return (
    <article aria-labelledby="article-title">
      <header className="page folio">
        <p className="folio-label">Savings</p>
        <div className="folio-body lg:pb-16">
          <h1 id="article-title" className="display">
            What deposit protection covers
          </h1>
          <p className="lead mt-8">
            What the law has promised you if a bank fails, how the limit is counted, and where it ends. Four minutes,
            and then you can forget about it.
          </p>
          <p className="text-soft mt-8 flex items-center gap-3 text-[0.9375rem]/6">
            <img
              src="/media/portraits/portrait-04-400.webp"
              alt=""
              width={400}
              height={500}
              className="size-10 rounded-full object-cover object-top"
            />
            <span>
              Elin Dahl, <time dateTime="2026-10-08">October 8, 2026</time>, 4 minutes
            </span>
          </p>
        </div>
      </header>
      <div className="page folio">
        <nav aria-label="In this article" className="pb-8 lg:pe-6 lg:pb-0 print:hidden">
          <ol role="list" className="grid gap-1 lg:sticky lg:top-24">
            {contents.map((part) => (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="text-soft inline-block py-1 text-[0.9375rem]/5 underline-offset-4 hover:underline"
                >
                  {part.name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="folio-body lg:pt-1">
          <div className="article-text">
            <p>
              Banks rarely fail. When one does, the question is not what the bank still has, but what the law has
              promised you. Deposit protection is that promise. It is simple, it is automatic, and it has edges that are
              worth knowing before you need them.
            </p>

            <h2 id="promise">The promise in one sentence</h2>
            <p>
              If a licensed bank cannot pay its customers, a protection scheme pays them instead, up to a limit, within
              days, without anybody having to ask. In the European Union that limit is €100,000 for each person at each
              bank. Other countries have schemes of their own with limits of their own. The idea is the same everywhere.
            </p>
            <p>
              You do not sign up and you do not pay for it. Every licensed bank pays into the scheme, each year,
              according to how much it holds and how much risk it takes. Ours is an expense in our accounts like rent.
            </p>

            <h2 id="covered">What is covered, and what is not</h2>
            <p>
              The test is whether the bank owes you an amount of money. If it does, it is a deposit. If you own
              something whose value goes up and down, it is an investment, and deposit protection has nothing to do with
              it.
            </p>
            <figure className="bg-sheet my-10 max-w-3xl p-5 sm:p-8">
              <table className="w-full text-start">
                <caption className="text-start text-[0.9375rem]/6 font-semibold">Is it protected as a deposit?</caption>
                <thead className="sr-only">
                  <tr>
                    <th scope="col" className="p-0">
                      What you have
                    </th>
                    <th scope="col" className="p-0">
                      Protected
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {kinds.map((kind) => (
                    <tr key={kind.name} className="border-rule border-t">
                      <th scope="row" className="py-3 ps-0 pe-4 text-start font-normal text-pretty">
                        {kind.name}
                      </th>
                      <td
                        className={clsx(
                          'py-3 ps-0 pe-0 text-end font-medium',
                          kind.covered ? 'text-ink' : 'text-accent',
                        )}
                      >
                        {kind.covered ? 'Yes' : 'No'}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </figure>
            <p>
              Investments are protected in another way. Shares and funds belong to you, not to the bank that keeps them.
              If the bank fails they are moved to another one. But nobody makes good what they lose on the market.
            </p>

            <h2 id="counting">How the limit is counted</h2>
            <p>
              The limit is for a person at a bank. Not for an account, not for a card and not for a brand. Everything
              you have at one bank is added up first, and only then compared with the limit.
            </p>
            <dl className="bg-sheet my-10 grid max-w-3xl gap-x-8 gap-y-6 p-5 sm:grid-cols-3 sm:p-8">
              {cases.map((each) => (
                <div key={each.who} className="border-t-2 border-ink pt-3">
                  <dt className="font-semibold">{each.who}</dt>
                  <dd className="text-soft mt-1 text-[0.9375rem]/6">{each.has}</dd>
                  <dd className="mt-2 text-pretty">{each.result}</dd>
                </div>
              ))}
            </dl>
            <p>
              Two details surprise people. One is the brand: some banks trade under several names with a single license.
              Money at both names is money at one bank. The name on the license counts, and every bank has to tell you
              which one it is. Ours is Finbank NV, license B-20419.
            </p>
            <p>
              The other is interest. What has been earned by the day the bank fails is added to your deposit and
              protected with it, as long as the sum is under the limit. Interest promised for later is not.
            </p>

            <h2 id="house">The weeks after you sell a house</h2>
            <p>
              A few times in a life there is far more on an account than usual: a house was sold, somebody died and left
              something, an insurer paid. Many countries raise the limit for such money for some months. The scheme asks
              for the deed or the letter afterwards, so keep it.
            </p>
            <p>
              If you do not want to depend on that, spread it. Two banks mean two limits. It is an odd thing for a bank
              to recommend, but it is right: above the limit, your money should have more than one address.
            </p>

            <h2 id="day">What would happen on the day</h2>
            <ol>
              <li>
                The authority declares that the bank cannot pay. Accounts are frozen on that day, usually a Friday
                evening.
              </li>
              <li>
                The bank hands its books to the scheme. It has to be able to do this at any time, and it is tested. We
                are tested every year.
              </li>
              <li>
                The scheme writes to you and pays to an account at another bank, within seven working days in the
                European Union. You fill in nothing but that account.
              </li>
              <li>
                Whatever was above the limit becomes a claim against what is left of the bank. It can take years, and it
                is seldom paid in full.
              </li>
            </ol>
            <p>
              You would lose the convenience long before you would lose the money. Cards stop, standing orders stop, and
              wages arrive at an account that no longer answers. That is a good reason to have a second account
              somewhere, with a month of living on it, even with a limit you will never reach.
            </p>

            <h2 id="check">Three things to check tonight</h2>
            <ul>
              <li>
                <strong>Is it a bank?</strong> An app that holds money is not always one. Companies with an e-money
                license keep your money at a bank, which is careful, but it is not deposit protection in your name. Look
                for the word “bank” in the license, not in the logo.
              </li>
              <li>
                <strong>Which scheme is it?</strong> Every bank gives you an information sheet with the name of the
                scheme. Ours is in the app, under Profile and then Documents.
              </li>
              <li>
                <strong>How much do you have there?</strong> Add up every account with that bank, and half of the shared
                ones. If the sum is under the limit, you are done.
              </li>
            </ul>
            <p>
              Most people are done. The typical customer of ours keeps €4,300 with us, less than a twentieth of the
              limit. If you are one of them, the only thing left to do is to forget about this until the house is sold.
            </p>
          </div>
          <footer className="mt-14 flex gap-5 border-t-2 border-ink pt-6">
            <img
              src="/media/portraits/portrait-04-400.webp"
              alt=""
              width={400}
              height={500}
              loading="lazy"
              className="h-20 w-16 shrink-0 object-cover"
            />
            <div>
              <p className="font-semibold">Elin Dahl</p>
              <p className="text-soft mt-1 max-w-prose text-pretty">
                Chief financial officer. She pays our contribution to the scheme each year, and says it is the best
                money she spends.
              </p>
              <p className="text-soft mt-3 max-w-prose text-[0.9375rem]/6">
                General information, as of October 8, 2026. It is not advice for your own case.
              </p>
            </div>
          </footer>
        </div>
      </div>
      <nav aria-label="Read next" className="page folio print:hidden">
        <p className="folio-label">Read next</p>
        <ul role="list" className="folio-body grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {next.map((other) => (
            <li key={other.href} className="relative border-t-2 border-ink pt-5">
              <p className="text-soft text-[0.9375rem]/6">{other.text}</p>
              <a
                href={other.href}
                className="subtitle mt-2 block underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  )
}

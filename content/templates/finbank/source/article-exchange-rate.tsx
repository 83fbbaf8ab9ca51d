/**
 * @title Article: How to read an exchange rate
 * @description Whoever changes money earns something on it.
 * @order 18
 */
import { useState } from 'react'
import clsx from 'clsx'

const contents = [
  { id: 'pair', name: 'Two currencies, one number' },
  { id: 'middle', name: 'The middle, and who stands beside it' },
  { id: 'percent', name: 'From a rate to a percentage' },
  { id: 'where', name: 'Where it hides' },
  { id: 'us', name: 'What we take' },
  { id: 'when', name: 'Is there a right moment?' },
]

const next = [
  {
    title: 'Five calls that are not from your bank',
    href: '/blog/five-calls-that-are-not-from-your-bank',
    text: 'Safety, 5 minutes',
  },
  { title: 'How instant transfers work', href: '/blog/how-instant-transfers-work', text: 'Payments, 5 minutes' },
]

const ways = [
  { name: 'Finbank Plus, 0.25%', cost: '€2.00', barClass: 'w-[5%]', ours: true },
  { name: 'Finbank Business, 0.35%', cost: '€2.80', barClass: 'w-[7%]', ours: true },
  { name: 'Finbank Everyday, 0.45%', cost: '€3.60', barClass: 'w-[9%]', ours: true },
  { name: 'A card with a 2% markup', cost: '€16.00', barClass: 'w-2/5', ours: false },
  { name: 'A terminal that charges in euros, at 5%', cost: '€40.00', barClass: 'w-full', ours: false },
]

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })

/** What a rate costs beside the mid-market rate, as a sentence. */
function cost(amount: string, middle: string, offer: string) {
  const share = 1 - Number(offer) / Number(middle)
  if (!(Number(amount) > 0 && Number(middle) > 0 && Number(offer) > 0)) return 'Enter three numbers above zero.'
  if (share < 0) return 'Better than the middle? Then one of the rates is the other way around: divide one by it.'
  return `${euros.format(Number(amount) * share)}, or ${(share * 100).toFixed(2)} percent of it.`
}

export default function ArticleExchangeRate() {
  const [amount, setAmount] = useState('800')
  const [middle, setMiddle] = useState('1.10')
  const [offer, setOffer] = useState('1.067')

  return (
    <article aria-labelledby="article-title">
      <header className="page folio">
        <p className="folio-label">Abroad</p>
        <div className="folio-body lg:pb-16">
          <h1 id="article-title" className="display">
            How to read an exchange rate
          </h1>
          <p className="lead mt-8">
            Whoever changes money earns something on it. How to find out how much with one division, and four places
            where it costs people the most.
          </p>
          <p className="text-soft mt-8 flex items-center gap-3 text-[0.9375rem]/6">
            <img
              src="/media/portraits/portrait-03-400.webp"
              alt=""
              width={400}
              height={500}
              className="size-10 rounded-full object-cover object-top"
            />
            <span>
              Harpreet Gill, <time dateTime="2026-07-02">July 2, 2026</time>, 5 minutes
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
              “No fees” is the most expensive phrase in foreign exchange. Whoever changes money earns something on it,
              and if it is not called a fee it is in the rate. This is how to read a rate, find what is in it, and
              compare two offers in half a minute.
            </p>

            <h2 id="pair">Two currencies, one number</h2>
            <p>
              A rate says what one unit of the first currency costs in the second. EUR/USD 1.10 means: for one euro you
              get one dollar and ten cents. The first currency is always the one there is one of.
            </p>
            <p>
              Turned around it is the same rate: one divided by 1.10 is 0.909, so that a dollar costs 91 cents. Both are
              true at once. Boards at airports make use of that. They mix both directions until nobody divides any more.
            </p>

            <h2 id="middle">The middle, and who stands beside it</h2>
            <p>
              At every moment there are people who want to buy euros and people who want to sell them. The highest price
              anybody offers is the bid, the lowest anybody asks is the ask. Halfway between lies the mid-market rate.
              It is what search engines and newspapers show, and it is the only rate nobody has put anything on.
            </p>
            <p>
              You never quite get it, and that is fair: somebody has to hold the dollars you want at 2 AM on a Sunday.
              The question is only how far from the middle you are, and whether you were told.
            </p>
            <blockquote>
              <p>A rate is only good or bad beside the mid-market rate of the same minute.</p>
            </blockquote>

            <h2 id="percent">From a rate to a percentage</h2>
            <p>
              Here is the whole trick. Divide the rate you are offered by the mid-market rate, subtract it from one, and
              read it as a percentage. An offer of 1.067 against a middle of 1.10 is 3 percent. On a hotel bill of €800
              that is €24, whatever it says about fees on the window.
            </p>
            <p>
              Try it with the numbers in front of you. The result is what you pay, in euros, for changing the money.
            </p>
            <div
              role="group"
              aria-labelledby="calculator-title"
              className="bg-sheet my-10 max-w-3xl p-5 sm:p-8 print:hidden"
            >
              <h3 id="calculator-title" className="text-[0.9375rem]/6 font-semibold">
                What does it cost to change this?
              </h3>
              <div className="mt-4 grid gap-4 sm:grid-cols-3">
                <div className="grid min-w-0 gap-1.5">
                  <label htmlFor="rate-amount" className="text-soft text-[0.9375rem]/6">
                    Amount in euros
                  </label>
                  <input
                    id="rate-amount"
                    type="number"
                    inputMode="decimal"
                    min={0}
                    step="any"
                    value={amount}
                    onChange={(event) => setAmount(event.target.value)}
                    className="field bg-paper min-w-0"
                  />
                </div>
                <div className="grid min-w-0 gap-1.5">
                  <label htmlFor="rate-middle" className="text-soft text-[0.9375rem]/6">
                    Mid-market rate
                  </label>
                  <input
                    id="rate-middle"
                    type="number"
                    inputMode="decimal"
                    min={0}
                    step="any"
                    value={middle}
                    onChange={(event) => setMiddle(event.target.value)}
                    className="field bg-paper min-w-0"
                  />
                </div>
                <div className="grid min-w-0 gap-1.5">
                  <label htmlFor="rate-offer" className="text-soft text-[0.9375rem]/6">
                    Rate you are offered
                  </label>
                  <input
                    id="rate-offer"
                    type="number"
                    inputMode="decimal"
                    min={0}
                    step="any"
                    value={offer}
                    onChange={(event) => setOffer(event.target.value)}
                    className="field bg-paper min-w-0"
                  />
                </div>
              </div>
              <p role="status" className="total figures mt-6 py-3 text-lg/7 font-semibold">
                {cost(amount, middle, offer)}
              </p>
            </div>

            <h2 id="where">Where it hides</h2>
            <p>Four places to look, in the order in which they cost people the most:</p>
            <ol>
              <li>
                <strong>“Pay in your own currency?”</strong> The terminal abroad offers to charge your card in euros. It
                sounds like a service. It hands the exchange to the shop’s provider, who often takes 3 to 7 percent.
                Always choose the currency of the country you are in.
              </li>
              <li>
                <strong>The cash machine’s own rate.</strong> The same question in other words: “with conversion” or
                “without conversion”. Without, every time. If the machine asks for a fee of its own besides, it has to
                tell you before, and the next machine may not.
              </li>
              <li>
                <strong>The weekend.</strong> Markets close from Friday night to Sunday night, and some cards add up to
                1 percent in that time, since nobody knows where Monday begins. We do not. Our rate is the last one from
                Friday with the same markup as on any other day.
              </li>
              <li>
                <strong>The fixed fee.</strong> €3 on a payment of €1,000 is nothing. €3 on a coffee is more than the
                coffee. For small amounts count the fee into the percentage.
              </li>
            </ol>

            <h2 id="us">What we take</h2>
            <p>
              On an Everyday account it is the mid-market rate plus 0.45 percent, with Plus it is 0.25 percent, and with
              Business 0.35 percent. On €800 that is €3.60, €2.00 and €2.80. The app shows both before you pay: the
              middle, and our rate beside it. Afterwards both stand on the statement, so that you can check us with the
              division above.
            </p>
            <figure className="bg-sheet my-10 max-w-3xl p-5 sm:p-8">
              <figcaption className="text-[0.9375rem]/6 font-semibold">Changing €800, five ways</figcaption>
              <ul role="list" className="mt-4 grid gap-3">
                {ways.map((way) => (
                  <li key={way.name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
                    <span className="text-soft text-pretty">{way.name}</span>
                    <span className="figures font-semibold">{way.cost}</span>
                    <span aria-hidden="true" className="bg-well col-span-2 h-1.5">
                      <span className={clsx('block h-full', way.barClass, way.ours ? 'bg-accent' : 'bg-line')} />
                    </span>
                  </li>
                ))}
              </ul>
            </figure>

            <h2 id="when">Is there a right moment?</h2>
            <p>
              Nobody knows where a rate will be next month, and those who claim to are selling something. But there are
              two things you can do without knowing.
            </p>
            <p>
              If you will need a large amount on a certain day, for a semester or a boat, change it in three or four
              parts over the months before. You will not hit the best day, and you will not hit the worst one either.
              And if you have income in one currency and rent in another, keep a month of the second in an account of
              its own. Then a bad week is a bad week, and not a bad rent.
            </p>
            <p>
              For a holiday none of this matters. The difference between a good day and a bad one is perhaps 1 percent.
              The difference between the right button on the terminal and the wrong one is five.
            </p>
          </div>
          <footer className="mt-14 flex gap-5 border-t-2 border-ink pt-6">
            <img
              src="/media/portraits/portrait-03-400.webp"
              alt=""
              width={400}
              height={500}
              loading="lazy"
              className="h-20 w-16 shrink-0 object-cover"
            />
            <div>
              <p className="font-semibold">Harpreet Gill</p>
              <p className="text-soft mt-1 max-w-prose text-pretty">
                Chief risk officer. He changes money at airports on purpose, and keeps the receipts.
              </p>
              <p className="text-soft mt-3 max-w-prose text-[0.9375rem]/6">
                General information, as of July 2, 2026. It is not advice for your own case.
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

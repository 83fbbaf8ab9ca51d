/**
 * @title Delivery and returns
 * @description What delivery costs, how samples and codes work, how to send something back, and how to keep a perfume.
 * @layout full
 * @order 64
 */
const ways = [
  { name: 'Ground', price: '$8, free on $150 or more', time: '3 to 6 business days' },
  { name: 'Two-day ground, to NY, NJ, CT, MA, RI, VT, NH, and PA', price: '$18', time: '2 business days' },
  { name: 'Pickup in Hudson', price: 'Free', time: 'The next day we are open' },
]

const answers = [
  {
    question: 'When does it ship?',
    text: 'The same business day if you order before noon, the next one if not. Weekends and federal holidays are not business days.',
  },
  {
    question: 'Can I change or cancel an order?',
    text: 'Until the carrier has it, which is at five. Wednesday to Friday, call. Monday and Tuesday, write with CANCEL in the subject line; Priya reads those first.',
  },
  {
    question: 'Can it be a gift?',
    text: 'Yes. Checkout has room for a note of up to 200 characters, which we write by hand, and no prices go in the box.',
  },
  {
    question: 'Will it leak in the heat?',
    text: 'No. We leave room in every bottle for a hot truck, and replace what arrives wet.',
  },
  {
    question: 'Can I return a sample?',
    text: 'Unopened, like anything else. Opened, no, but its card takes the $6 off a bottle.',
  },
  {
    question: 'Where is my order?',
    text: 'Under Find an order, by its number and your email address. You need no account.',
  },
]

export default function Help() {
  return (
    <div className="page pt-6 lg:pt-14">
      <h1 className="display">Delivery and returns</h1>
      <p className="lead mt-8 max-w-[30em]">
        If it is not answered here, Priya will answer it:{' '}
        <a href="tel:+15185550142" className="link whitespace-nowrap">
          (518) 555-0142
        </a>
        , Wednesday to Sunday, 11 to 6, or{' '}
        <a href="mailto:hello@halcott.example" className="link">
          hello@halcott.example
        </a>
        .
      </p>
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-20 lg:mt-20 lg:grid-cols-2">
        <section aria-labelledby="delivery-title" className="lg:col-span-2">
          <h2 id="delivery-title" className="title">
            Delivery
          </h2>
          <dl className="border-rule mt-8 border-b">
            {ways.map((way) => (
              <div
                key={way.name}
                className="border-rule grid gap-x-12 gap-y-1 border-t py-5 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]"
              >
                <dt className="text-pretty">{way.name}</dt>
                <dd className="figures">{way.price}</dd>
                <dd className="text-soft">{way.time}</dd>
              </div>
            ))}
          </dl>
          <p className="text-soft mt-6 max-w-[38em] text-pretty">
            Perfume is flammable and does not fly, so everything goes by truck: to the 48 contiguous states and
            Washington, D.C., and not to Alaska, Hawaii, or abroad. Order before noon on a business day, and it leaves
            that day. Sales tax is added at checkout, in the states where we collect it.
          </p>
        </section>
        <section id="samples" aria-labelledby="help-samples" className="scroll-mt-8">
          <h2 id="help-samples" className="title">
            Samples
          </h2>
          <p className="mt-5 text-pretty">
            A sample holds 2 ml, which is 25 sprays, and costs $6. You can order three at a time, and every order leaves
            with two more of our choosing.
          </p>
          <p className="text-soft mt-4 text-pretty">
            On the card of each sample is the code SAMPLE6. It takes $6 off an order with a bottle in it. There is also
            FIRSTPLATE, for 10% off $100 or more. One code per order.
          </p>
        </section>
        <section aria-labelledby="returns-title">
          <h2 id="returns-title" className="title">
            Returns
          </h2>
          <p className="mt-5 text-pretty">
            You have 30 days from the day it arrives. If it is unopened, you get the full price back. If you opened it,
            you get 80% in store credit: the perfume is poured away, and only the glass can be used again.
          </p>
          <p className="text-soft mt-4 text-pretty">
            Write to{' '}
            <a href="mailto:hello@halcott.example" className="link text-ink">
              hello@halcott.example
            </a>{' '}
            with the order number. Priya will send you a label, since perfume can’t just be dropped in the mail.
          </p>
        </section>
        <div className="grid items-center gap-x-16 gap-y-14 lg:col-span-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-8">
          <div className="grid gap-y-16 lg:gap-y-24">
            <section aria-labelledby="keeping-title">
              <h2 id="keeping-title" className="title">
                Keeping it
              </h2>
              <p className="mt-5 text-pretty">
                In the dark, in its box, at the temperature of a cellar or a closet. Not in the bathroom. Kept that way,
                an opened bottle is good for three years. The citrus goes first.
              </p>
            </section>
            <section aria-labelledby="skin-title">
              <h2 id="skin-title" className="title">
                Skin
              </h2>
              <p className="mt-5 text-pretty">
                Everything here meets the limits of the International Fragrance Association. Rose, jasmine, oakmoss, and
                the citrus oils can still irritate some people. Spray the inside of an elbow, and wait a day.
              </p>
            </section>
          </div>
          <div>{/* outlet: box */}</div>
        </div>
        <section aria-labelledby="answers-title" className="lg:col-span-2">
          <h2 id="answers-title" className="title">
            Asked often
          </h2>
          <dl className="mt-8 grid gap-x-16 lg:grid-cols-2">
            {answers.map((answer) => (
              <div key={answer.question} className="border-rule border-t py-5">
                <dt className="subtitle">{answer.question}</dt>
                <dd className="text-soft mt-2 text-pretty">{answer.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

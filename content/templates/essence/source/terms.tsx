/**
 * @title Terms of sale
 * @description What the house and its customers agree on with an order, beside a plate it is not written in.
 * @layout full
 * @order 68
 */
const sections = [
  {
    id: 'seller',
    name: 'Who sells, and to whom',
    paragraphs: [
      'Halcott Perfumers, of 14 Ropewalk Lane, Hudson, New York, sells. You buy, if you are 18 or older, for yourself or for somebody you like. We do not sell to anyone who will sell it again.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'order',
    name: 'The order',
    paragraphs: [
      'Up to six bottles of one size and three samples, as far as there are any. If a price or the stock changes while you fill in the form, nothing is placed: the page says what changed, and you press again, or don’t.',
      'The sale is made when the page says thank you. If a bottle breaks after that and was the last one, or we had a price wrong, we write to you by the next business day, and all of your money goes back.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'price',
    name: 'What you pay',
    paragraphs: [
      'The total beside the form, in US dollars. Sales tax is added when you choose a state: on the goods after any code, on delivery where the state taxes that, and nothing where we collect none. It is rounded once per order, not once per line.',
      'Your card is charged when you place the order.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'codes',
    name: 'Codes and credit',
    paragraphs: [
      'One code per order. A code counts through its last day, by the clock in Hudson, and is not money. Store credit is money, and is a code, too: it never expires, and what an order leaves on it stays on it.',
      'We sell no gift cards. Three samples are $18, and say more.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'delivery',
    name: 'Getting there',
    paragraphs: [
      'By truck, to the 48 contiguous states and Washington, D.C. It is ours until it is at your door. What breaks or leaks on the way, or is not there ten business days after it left, we replace or pay back, as you like. The days at checkout are what the carrier usually takes, and not a promise.',
      'What you pick up waits for you for 30 days. Then it goes back on the shelf, and your money back to you.',
    ],
    link: { href: '/help', text: 'What delivery costs' },
  },
  {
    id: 'canceling',
    name: 'Calling it off',
    paragraphs: [
      'Until the carrier has it, which is at five, you can change an order or cancel it, and get everything back. Wednesday to Friday, call (518) 555-0142. Monday and Tuesday, write with CANCEL in the subject line.',
    ],
    link: {
      href: 'mailto:hello@halcott.example?subject=CANCEL',
      text: 'Write to hello@halcott.example',
    },
  },
  {
    id: 'returns',
    name: 'Sending it back',
    paragraphs: [
      'Within 30 days of the day it arrives. Unopened, you get the full price you paid for it. Opened, you get 80% of that in store credit, since the perfume is poured away. An opened sample is yours.',
      'Priya sends you a label, and the house pays for it. Your money is on its way within five business days of the box being here. What delivery cost comes back only if what we sent was wrong.',
    ],
    link: { href: '/help', text: 'How to send something back' },
  },
  {
    id: 'skin',
    name: 'On skin',
    paragraphs: [
      'Perfume burns, on a candle and in an eye. Everything here meets the limits of the International Fragrance Association, and some people react all the same. Spray the inside of an elbow, and wait a day.',
      'The notes are what a scent is drawn from, not all that is in it. If there is something you cannot have, ask for the whole list before you open the box.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'plates',
    name: 'The plates',
    paragraphs: [
      'Plates, photographs, and sentences are ours. Show the bottle, quote us, hang the label on your wall. Do not print a plate on something you sell.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'liability',
    name: 'What we answer for',
    paragraphs: [
      'For what is in the bottle being what we said, and for harm from something we made badly: without a limit. For anything else, such as a box that comes after the birthday: up to what you paid for the order. Where your state allows no such limit, there is none.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'law',
    name: 'Law, and changes',
    paragraphs: [
      'New York law, and the courts of Columbia County, if it comes to that. You can go to small claims court where you live, and nothing here makes you arbitrate. Call Priya first. It has not come to that yet.',
      'What stands here on the day of your order counts for that order, whatever we write later. What we keep about you is on a page of its own.',
    ],
    link: { href: '/privacy', text: 'Privacy' },
  },
]

export default function Terms() {
  return (
    <div className="page pt-6 lg:pt-14 print:pt-0">
      <p className="subtitle mb-8 hidden print:block">Halcott</p>
      <div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="lg:pb-10">
          <h1 className="display">Terms of sale</h1>
          <p className="lead mt-8 max-w-[26em]">
            What you and we agree on when you press “Place the order.” It is short, since most of it is about getting a
            bottle from our floor to yours.
          </p>
          <p className="aside-text mt-5 max-w-[32em]">
            In effect since October 1, 2026. Halcott is invented, and this shop is a demonstration: nothing is sold, and
            nothing is charged.
          </p>
        </div>
        <figure className="flex items-end gap-x-6 lg:block">
          <div className="w-[min(9rem,40%)] flex-none lg:w-auto lg:max-w-md">
            <img
              src="/plates/pencil-cedar-day.svg"
              alt="The plate of Pencil Cedar"
              width="600"
              height="800"
              loading="lazy"
              decoding="async"
              className="plate-day w-full"
            />
            <img
              src="/plates/pencil-cedar-night.svg"
              alt="The plate of Pencil Cedar"
              width="600"
              height="800"
              loading="lazy"
              decoding="async"
              className="plate-night w-full"
            />
          </div>
          <figcaption className="aside-text max-w-[18em] lg:mt-3">
            <a href="/scents/pencil-cedar" className="link py-2.5 text-ink">
              Pencil Cedar
            </a>
            . Nothing on this page is written in it.
          </figcaption>
        </figure>
      </div>
      <div className="border-rule mt-16 border-b lg:mt-24 print:mt-10">
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="border-rule grid scroll-mt-8 break-inside-avoid gap-x-16 gap-y-3 border-t py-8 sm:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] print:py-4"
          >
            <h2 id={`${section.id}-title`} className="subtitle break-after-auto">
              {section.name}
            </h2>
            <div className="max-w-[36em]">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="text-pretty not-first:mt-4">
                  {paragraph}
                </p>
              ))}
              {section.link.href !== '' && (
                <p className="mt-2">
                  <a href={section.link.href} className="link inline-flex min-h-10 items-center print:min-h-0">
                    {section.link.text}
                  </a>
                </p>
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/**
 * @title Privacy
 * @description What the house keeps of a customer, by when it leaves, with lines as long as it stays; and who sees it.
 * @layout full
 * @order 67
 */
// A line is as many months long as a thing stays.
const kept = [
  {
    name: 'Server logs',
    text: 'The address of your connection, the page, and the minute. For finding out what broke.',
    time: '14 days',
    months: '0.46',
    ink: 'var(--plate-citrus)',
  },
  {
    name: 'The card of a gift',
    text: 'What you had us write, in case the box is lost and we have to write it again.',
    time: '30 days after delivery',
    months: '1',
    ink: 'var(--plate-leaf)',
  },
  {
    name: 'Who is waiting for a bottle',
    text: 'Your email address, and which bottle.',
    time: 'Until we have written, a year at most',
    months: '12',
    ink: 'var(--plate-flower)',
  },
  {
    name: 'Letters',
    text: 'What you write to Priya, and what she answers.',
    time: '2 years after the last one',
    months: '24',
    ink: 'var(--plate-wood)',
  },
  {
    name: 'Orders',
    text: 'Name, email, address, what it was, what it came to, and which code.',
    time: '7 years, for the tax office',
    months: '84',
    ink: 'var(--plate-balsam)',
  },
]

const sections = [
  {
    id: 'asked',
    name: 'What we ask for',
    paragraphs: [
      'An email address, to send you the number of your order and to find it again. A name and an address, for the label; if you pick it up, no address. The state, because the tax and the trucks depend on it.',
      'No account, no password, no phone number, no birthday. If it is a gift, the address is somebody else’s: a box goes there, and nothing after it.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'yours',
    name: 'What stays with you',
    paragraphs: [
      'Your cart, and whether you read us in Bone or in Bottle, are kept by your own browser. A cart comes to us when you order it. The page that says thank you is kept by its tab, until you close that.',
      'There are no cookies here, no counting of visitors, and no fonts from elsewhere. That is why no banner asks you about any.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'seen',
    name: 'Who sees it',
    paragraphs: [
      'Priya, and the other four if they walk over to her desk. The carrier gets the name and the address. The company that takes the payment gets your card, and we get its word that you paid.',
      'Our host, in New Jersey, keeps the disks, encrypted. Tax offices get sums, not names. We have never sold or lent a list of customers. Two people have asked.',
    ],
    link: { href: '', text: '' },
  },
  {
    id: 'written',
    name: 'What we write to you',
    paragraphs: [
      'The number of your order when you place it, and a line when the carrier has it. If you asked to hear when a bottle is back, that, once.',
      'There is no newsletter. What we have to say stands in the journal, three times a year.',
    ],
    link: { href: '/journal', text: 'The journal' },
  },
  {
    id: 'found',
    name: 'Finding an order',
    paragraphs: [
      'Whoever has its number and your email address sees what was ordered, what it came to, and where it is. Not the address: a number that was overheard should not lead to a door.',
      'If the two do not belong together, the page says that, and nothing about either.',
    ],
    link: { href: '/track', text: 'Find an order' },
  },
  {
    id: 'codes',
    name: 'Codes',
    paragraphs: [
      'SAMPLE6 is on the card of every sample and FIRSTPLATE is on a page of this site. They are the same for everybody and tell us nothing about you.',
      'Store credit is a code of your own. We keep what is left on it, and your email address, until you have used it up.',
    ],
    link: { href: '/help#samples', text: 'What they take off' },
  },
  {
    id: 'rights',
    name: 'Ask, mend, delete',
    paragraphs: [
      'Ask what we have, and Priya sends you all of it within 30 days, mends what is wrong, and deletes what you want gone. You do not have to say why, or where you live.',
      'Orders are the exception, since the tax office may ask for them. We can strike your email address from one. Then nobody will find it, you included.',
    ],
    link: { href: 'mailto:hello@halcott.example', text: 'hello@halcott.example' },
  },
  {
    id: 'leaks',
    name: 'If it leaks',
    paragraphs: [
      'If anybody reads what they should not have, we write to you within 72 hours of finding out: what it was, since when, and what we did about it.',
      'If this page changes, the old one stays beside it for 30 days.',
    ],
    link: { href: '', text: '' },
  },
]

export default function Privacy() {
  return (
    <div className="page pt-6 lg:pt-14 print:pt-0">
      <p className="subtitle mb-8 hidden print:block">Halcott</p>
      <h1 className="display">Privacy</h1>
      <div className="mt-8 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <p className="lead max-w-[28em]">
          We ask for what it takes to get a bottle to you, and for nothing else. This is the formula: what is in it, who
          handles it, and how long it lasts.
        </p>
        <p className="aside-text max-w-[28em]">
          In effect since October 1, 2026. Halcott is invented, and this shop is a demonstration: it keeps your cart and
          your orders in your browser, and sends nothing.
        </p>
      </div>
      <section aria-labelledby="kept-title" className="pt-20 lg:pt-28 print:pt-10">
        <h2 id="kept-title" className="title">
          What we keep
        </h2>
        <p className="aside-text mt-5 max-w-[32em]">
          A line is as long as a thing stays. All the way across would be seven years.
        </p>
        <ul role="list" className="mt-8">
          {kept.map((thing) => (
            <li
              key={thing.name}
              className="grid break-inside-avoid items-baseline gap-x-12 gap-y-1 pt-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]"
            >
              <span className="subtitle">{thing.name}</span>{' '}
              <span className="text-soft text-[1.0625rem]/6 text-pretty">{thing.text}</span>{' '}
              <span className="figures text-[1.0625rem]/6 text-pretty sm:text-end">
                <bdi>{thing.time}</bdi>
              </span>
              <svg
                viewBox="0 0 84 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="bg-well mt-3 h-1.5 w-full sm:col-span-3 rtl:-scale-x-100"
              >
                <rect width={thing.months} height="1" fill={thing.ink} />
              </svg>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-x-16 gap-y-14 pt-24 lg:grid-cols-2 lg:pt-36 print:grid-cols-2 print:gap-x-10 print:gap-y-6 print:pt-12">
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="border-rule scroll-mt-8 break-inside-avoid border-t pt-6 print:pt-3"
          >
            <h2 id={`${section.id}-title`} className="subtitle">
              {section.name}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[36em] text-pretty print:mt-2">
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
          </section>
        ))}
      </div>
    </div>
  )
}

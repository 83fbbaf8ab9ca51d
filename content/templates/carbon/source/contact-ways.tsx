/**
 * @title Contact: by phone and at the door
 * @description The emergency number, and two offices with their hours and what they do.
 * @order 41
 */
const ways = [
  {
    name: 'Portland',
    phone: '(207) 555-0142',
    tel: 'tel:+12075550142',
    lines: ['9 Ropewalk Lane, Portland, Maine 04101', 'Weekdays, 8 AM to 5 PM Eastern'],
    text: 'Bridges and waterfront. The models are on the second floor. Whoever is in will show you around.',
  },
  {
    name: 'Buffalo',
    phone: '(716) 555-0168',
    tel: 'tel:+17165550168',
    lines: ['212 Perry Street, Buffalo, New York 14204', 'Weekdays, 8 AM to 5 PM Eastern'],
    text: 'Theaters and existing structures. Ring twice: the core drill is loud.',
  },
  {
    name: 'After hours',
    phone: '(207) 555-0199',
    tel: 'tel:+12075550199',
    lines: ['Day and night', 'For structures of ours that have been hit, burned or flooded'],
    text: 'An engineer answers. Say where you are, what you see, and whether anyone is under it.',
  },
]

export default function ContactWays() {
  return (
    <section aria-labelledby="ways-title" className="page pb-16 lg:pb-24">
      <h2 id="ways-title" className="title">
        Or call, or stop by
      </h2>
      <ul role="list" className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-3 lg:gap-x-10">
        {ways.map((way) => (
          <li key={way.name} className="border-t-2 border-ink pt-5">
            <h3 className="letter">{way.name}</h3>
            <p className="mt-3">
              <a
                href={way.tel}
                className="inline-block py-1 font-mono text-xl/8 font-semibold tracking-tight underline-offset-4 hover:underline 2xl:text-2xl/8"
              >
                <bdi>{way.phone}</bdi>
              </a>
            </p>
            <ul role="list" className="text-soft mt-2">
              {way.lines.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
            <p className="mt-4 text-pretty">{way.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

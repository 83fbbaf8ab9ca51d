/**
 * @title Journal
 * @description The newest article large with its picture, the others as a list to read down.
 * @order 15
 */
const posts = [
  {
    title: 'What deposit protection covers',
    href: '/blog/what-deposit-protection-covers',
    text: 'What the law has promised you, how the limit is counted, and three things to check tonight.',
    date: 'October 8, 2026',
    iso: '2026-10-08',
    minutes: 4,
    topic: 'Savings',
    author: 'Elin Dahl',
  },
  {
    title: 'How instant transfers work',
    href: '/blog/how-instant-transfers-work',
    text: 'Ten seconds from your phone to another bank: what happens in each of them, and what if it goes wrong.',
    date: 'September 17, 2026',
    iso: '2026-09-17',
    minutes: 5,
    topic: 'Payments',
    author: 'Tomás Figueira',
  },
  {
    title: 'How to read an exchange rate',
    href: '/blog/how-to-read-an-exchange-rate',
    text: 'Find what is hidden in a rate with one division, and the four places where it costs people the most.',
    date: 'July 2, 2026',
    iso: '2026-07-02',
    minutes: 5,
    topic: 'Abroad',
    author: 'Harpreet Gill',
  },
]

export default function BlogList() {
  return (
    <section aria-labelledby="blog-title" className="page folio">
      <p className="folio-label">Journal</p>
      <div className="folio-body">
        <div>
          <h1 id="blog-title" className="display">
            Money, explained slowly.
          </h1>
          <p className="lead mt-8">
            One article a month by somebody who does it all day. No offers, no news, nothing that will be wrong next
            week.
          </p>
        </div>

        <article className="relative mt-14 grid gap-x-12 gap-y-8 border-t-2 border-ink pt-8 md:grid-cols-2">
          <img
            src="/media/scenes/desk-blue.webp"
            srcSet="/media/scenes/desk-blue-600.webp 600w, /media/scenes/desk-blue.webp 1200w"
            sizes="(width >= 48rem) 30rem, 100vw"
            fetchPriority="high"
            alt="Laptop, lamp, cup and plant on a wooden desk, a window’s light on the blue wall"
            width={1200}
            height={900}
            className="aspect-4/3 w-full object-cover"
          />
          <div className="flex flex-col">
            <p className="text-soft text-[0.9375rem]/6">
              Safety, <time dateTime="2026-11-12">November 12, 2026</time>
            </p>
            <h2 className="title mt-3">
              <a
                href="/blog/five-calls-that-are-not-from-your-bank"
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                Five calls that are not from your bank
              </a>
            </h2>
            <p className="lead mt-4">
              Every week about forty of our customers are called by somebody who says they are us. These are the calls,
              and the sentence that ends each of them.
            </p>
            <p className="text-soft mt-6 flex items-center gap-3 text-[0.9375rem]/6 md:mt-auto md:pt-6">
              <img
                src="/media/portraits/portrait-07-400.webp"
                alt=""
                width={400}
                height={500}
                className="size-10 rounded-full object-cover object-top"
              />
              <span>Marta Zielińska, 5 minutes</span>
            </p>
          </div>
        </article>

        <ul role="list" className="mt-16 border-b-4 border-double border-ink lg:mt-20">
          {posts.map((post) => (
            <li
              key={post.href}
              className="ruled relative grid gap-x-10 gap-y-2 py-7 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline"
            >
              <p className="text-soft text-[0.9375rem]/6">
                <time dateTime={post.iso} className="block">
                  {post.date}
                </time>
                {post.topic}
              </p>
              <div>
                <h2 className="font-display text-2xl/8 font-medium tracking-tight text-balance sm:text-[1.75rem]/9">
                  <a href={post.href} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                    {post.title}
                  </a>
                </h2>
                <p className="text-soft mt-2 max-w-prose text-pretty">{post.text}</p>
                <p className="text-soft mt-2 text-[0.9375rem]/6">
                  {post.author}, {post.minutes} minutes
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

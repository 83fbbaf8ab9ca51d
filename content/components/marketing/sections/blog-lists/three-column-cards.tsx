/**
 * @title Blog list in three-column cards
 * @description A blog list of three tall cards that overlap a band with a giant title, each with a picture, topic, lead and author.
 * @keywords latest posts, news cards, journal, blog section, post grid
 * @layout full
 * @order 3
 * @part MKT-S06-3
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'

const posts = [
  {
    topic: 'Greenhouse',
    title: 'What we grow when the tomatoes come out',
    text: 'Spinach, mustard, and a winter lettuce that tastes better after a cold night.',
    author: 'Lena Fisk',
    portrait: '/media/people/person-22-400.webp',
    date: 'November 19',
    day: '2026-11-19',
    image: '/media/scenes/cut-greenhouse-tall.webp',
    alt: 'Greenhouse with tomatoes, potted plants on benches and hanging baskets',
  },
  {
    topic: 'Fields',
    title: 'Eleven farms, one wet October',
    text: 'It rained on 24 of 31 days. Here is what it did to the carrots, and to your boxes.',
    author: 'Ruth Calloway',
    portrait: '/media/people/person-24-400.webp',
    date: 'November 12',
    day: '2026-11-12',
    image: '/media/scenes/cut-farm-autumn-tall.webp',
    alt: 'Blue barn and silo behind plowed fields in fall',
  },
  {
    topic: 'Kitchen',
    title: 'Four dinners from the $34 box',
    text: 'Ben cooks what he packs. By Tuesday, only one onion was left.',
    author: 'Ben Ochoa',
    portrait: '/media/people/person-18-400.webp',
    date: 'November 5',
    day: '2026-11-05',
    image: '/media/scenes/cut-dinner-day-tall.webp',
    alt: 'Dinner from above on a striped cloth: fish, salad, bread and olives',
  },
]

export default function BlogListInThreeColumnCards() {
  return (
    <section aria-labelledby="field-notes-heading" className="bg-white pb-16 dark:bg-secondary-950">
      <div className="bg-primary-700 px-4 pt-10 pb-48 sm:px-6 lg:px-8 lg:pb-72 dark:bg-primary-900">
        <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2
            id="field-notes-heading"
            className="text-[min(9rem,17vw)] leading-none font-semibold tracking-tighter text-white"
          >
            Field notes
          </h2>
          <a
            href="#"
            className="inline-flex items-center gap-2 rounded-lg bg-white px-4 py-2.5 text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none lg:mb-4"
          >
            All notes
            <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </a>
        </div>
      </div>
      <ul
        role="list"
        className="mx-auto -mt-40 grid max-w-7xl gap-6 px-4 sm:px-6 md:grid-cols-3 lg:-mt-64 lg:gap-8 lg:px-8"
      >
        {posts.map((post) => (
          <li key={post.title} className="flex min-w-0">
            <article className="group relative flex w-full flex-col overflow-hidden rounded-2xl bg-white shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
              <img
                src={post.image}
                alt={post.alt}
                width={900}
                height={1200}
                className="aspect-4/3 w-full object-cover md:aspect-4/5"
              />
              <div className="flex grow flex-col p-5 wrap-break-word lg:p-6">
                <p className="-mt-9 w-fit rounded-full bg-amber-300 px-3 py-1 text-sm/6 font-semibold text-secondary-950 lg:-mt-10">
                  {post.topic}
                </p>
                <h3 className="mt-4 text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
                  <a
                    href="#"
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {post.title}
                  </a>
                </h3>
                <p className="mt-2 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{post.text}</p>
                <div className="mt-auto flex items-center gap-3 pt-6">
                  <img
                    src={post.portrait}
                    alt=""
                    width={800}
                    height={1000}
                    className="size-11 shrink-0 rounded-full object-cover object-top"
                  />
                  <div className="text-sm/5">
                    <p className="font-semibold text-secondary-950 dark:text-white">{post.author}</p>
                    <time dateTime={post.day} className="text-secondary-600 dark:text-secondary-400">
                      {post.date}
                    </time>
                  </div>
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}

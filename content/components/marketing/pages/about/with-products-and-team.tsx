/**
 * @title About page with products and team
 * @description An about page that opens with a collage of pieces and the faces of the team, then tells how the pieces are made and who makes them.
 * @keywords about us, company page, our story, workshop, craft, people
 * @layout full
 * @order 1
 * @part MKT-P05-1
 */
const pieces = [
  {
    name: 'Bowls, 1974',
    text: 'Our first order. Three sizes, because the kiln had three shelves.',
    image: '/media/products/bowls-shore.webp',
    alt: 'Three nested bowls glazed blue, gray and white',
  },
  {
    name: 'Dripper, 1998',
    text: 'The handle took eleven tries and a potter with large hands.',
    image: '/media/products/dripper-chalk.webp',
    alt: 'Chalk-white coffee dripper on a glass jug with a wooden collar',
  },
  {
    name: 'Vase, 2019',
    text: 'Made for one branch. People told us they put in one pencil.',
    image: '/media/products/vase-chalk.webp',
    alt: 'Chalk white round vase with two dried stems',
  },
]

const rules = [
  {
    name: 'One clay',
    text: 'From Shigaraki, forty miles away. We know the man who digs it and the hill he digs it from.',
  },
  { name: 'Eight glazes', text: 'A ninth would mean giving one up. We have talked about it every winter since 2003.' },
  {
    name: 'No catalog',
    text: 'We make what is ordered, in the order it is ordered. Right now that takes eleven weeks.',
  },
  {
    name: 'Mended for life',
    text: 'Send the pieces. We join them with lacquer and gold, and you pay the postage one way.',
  },
]

const people = [
  { name: 'Haruko Ossaro', role: 'Glazes, second generation', portrait: '/media/people/person-24.webp' },
  { name: 'Kwame Adjei', role: 'Wheel, since 2009', portrait: '/media/people/person-10.webp' },
  { name: 'Leïla Haddad', role: 'Kilns, nights mostly', portrait: '/media/people/person-05.webp' },
  { name: 'Emil Sørensen', role: 'Orders and everything urgent', portrait: '/media/people/person-12.webp' },
]

const numbers = [
  { value: '14', label: 'people in one workshop' },
  { value: '9,200', label: 'pieces in 2025' },
  { value: '6%', label: 'broken, sold as seconds' },
  { value: '52', label: 'years on the same street' },
]

export default function AboutPageWithProductsAndTeam() {
  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="mx-auto flex h-20 max-w-7xl items-center justify-between gap-8 px-4 sm:px-6 lg:px-8">
        {/* Replace with your logo */}
        <a
          href="#"
          className="rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
        >
          <img src="/media/logos/ossaro.svg" alt="Ossaro" width={154} height={40} className="h-8 w-auto dark:invert" />
        </a>
        <nav aria-label="Main" className="flex gap-1">
          <a
            href="#"
            className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Pieces
          </a>
          <a
            href="#"
            className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Mending
          </a>
          <a
            href="#"
            className="-me-3 rounded-lg px-3 py-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Order
          </a>
        </nav>
      </header>

      <main>
        <section className="overflow-hidden bg-secondary-950 dark:bg-secondary-900">
          <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-12 px-4 pt-14 sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-8">
            <div className="lg:col-span-7 lg:pb-20">
              <h1 className="text-5xl font-semibold tracking-tighter text-balance text-white sm:text-6xl xl:text-7xl">
                We have made the same bowl for fifty-two years
              </h1>
              <p className="mt-6 max-w-xl text-lg/8 text-pretty text-secondary-300">
                It is a little wider now, because people eat more salad, and its foot has been thinner since 1991.
                Otherwise it is the bowl Kenji Ossaro took out of a borrowed kiln in Osaka.
              </p>
              <ul
                role="list"
                className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-3 sm:max-w-lg sm:gap-5"
              >
                {people.map((person) => (
                  <li key={person.name}>
                    <img
                      src={person.portrait}
                      alt=""
                      width={800}
                      height={1000}
                      className="aspect-square w-full max-w-24 rounded-full object-cover object-top"
                    />
                    <p className="mt-2 max-w-24 text-center text-sm/5 text-secondary-300">{person.name}</p>
                  </li>
                ))}
              </ul>
            </div>
            <div className="grid grid-cols-5 items-end gap-3 lg:col-span-5 lg:-me-[max(2rem,calc(50vw-38rem))]">
              <img
                src="/media/products/vase-terracotta.webp"
                alt="Terracotta round vase with two dried stems"
                width={640}
                height={800}
                className="col-span-2 aspect-3/4 w-full rounded-2xl object-cover"
              />
              <img
                src="/media/products/dripper-ink.webp"
                alt="Dark blue coffee dripper on a glass jug with a wooden collar"
                width={640}
                height={800}
                className="col-span-3 aspect-square w-full rounded-2xl object-cover lg:rounded-e-none"
              />
              <img
                src="/media/products/bowls-shore.webp"
                alt="Three nested bowls glazed blue, gray and white"
                width={640}
                height={800}
                className="col-span-5 aspect-4/3 w-full rounded-t-2xl object-cover lg:rounded-se-none"
              />
            </div>
          </div>
        </section>

        <section aria-label="Pieces" className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 sm:pt-24 lg:px-8">
          <ul role="list" className="grid gap-x-6 gap-y-10 sm:grid-cols-3">
            {pieces.map((piece) => (
              <li key={piece.name} className="sm:even:mt-16">
                <img
                  src={piece.image}
                  alt={piece.alt}
                  width={640}
                  height={800}
                  className="aspect-4/5 w-full rounded-xl object-cover"
                />
                <h2 className="mt-4 text-base/7 font-semibold text-secondary-950 tabular-nums dark:text-white">
                  {piece.name}
                </h2>
                <p className="max-w-xs text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                  {piece.text}
                </p>
              </li>
            ))}
          </ul>
        </section>

        <section
          aria-labelledby="rules-heading"
          className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-3 lg:px-8"
        >
          <h2
            id="rules-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Four rules on the wall above the sink
          </h2>
          <dl className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:col-span-2">
            {rules.map((rule) => (
              <div key={rule.name} className="border-t border-secondary-950/10 pt-5 dark:border-white/10">
                <dt className="text-lg/7 font-semibold text-secondary-950 dark:text-white">{rule.name}</dt>
                <dd className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{rule.text}</dd>
              </div>
            ))}
          </dl>
        </section>

        <section aria-labelledby="hands-heading" className="bg-secondary-50 dark:bg-secondary-900/40">
          <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
            <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
              <h2
                id="hands-heading"
                className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
              >
                Four of the fourteen
              </h2>
              <p className="max-w-md text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                The others were at the wheel and did not want to wash their hands.
              </p>
            </div>
            <ul role="list" className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
              {people.map((person) => (
                <li key={person.name} className="min-w-0">
                  <img
                    src={person.portrait}
                    alt=""
                    width={800}
                    height={1000}
                    className="aspect-4/5 w-full rounded-xl object-cover"
                  />
                  <h3 className="mt-4 text-base/7 font-semibold text-secondary-950 dark:text-white">{person.name}</h3>
                  <p className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{person.role}</p>
                </li>
              ))}
            </ul>
            <dl className="mt-16 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-secondary-950/10 pt-10 lg:grid-cols-4 dark:border-white/10">
              {numbers.map((number) => (
                <div key={number.label} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{number.label}</dt>
                  <dd className="text-3xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                    {number.value}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </section>

        <section aria-labelledby="visit-us" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
            <div>
              <h2
                id="visit-us"
                className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
              >
                The door is open on Thursdays
              </h2>
              <p className="mt-3 max-w-xl text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
                From ten to four. There is tea, a shelf of seconds, and a wheel for people who want to see why it takes
                eleven weeks.
              </p>
            </div>
            <a
              href="#"
              className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              How to find us
            </a>
          </div>
        </section>
      </main>

      <footer className="border-t border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-6 lg:px-8">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>© 2026 Ossaro, Matsuyamachi, Osaka</bdi>
          </p>
          <a
            href="mailto:tea@ossaro.example"
            className="-my-2 rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:my-0 sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            tea@ossaro.example
          </a>
        </div>
      </footer>
    </div>
  )
}

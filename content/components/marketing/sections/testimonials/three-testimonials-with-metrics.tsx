/**
 * @title Three testimonials with metrics
 * @description Three testimonials on panels of three colors, each under a very large figure that says what changed.
 * @keywords customer quotes, results, social proof, reviews, case studies
 * @free
 * @layout full
 * @order 1
 * @part MKT-S22-1
 */
import clsx from 'clsx'

const voices = [
  {
    name: 'Sunita Rao',
    role: 'Maison Delorme',
    portrait: '/media/people/person-11.webp',
    figure: '10',
    unit: 'days faster to get paid',
    text: 'The reminder goes out while the work is still warm. I haven’t called anyone about money since March.',
    panelClasses: 'bg-primary-700 text-white dark:bg-primary-800',
  },
  {
    name: 'Yusuf Okafor',
    role: 'Okafor Architects',
    portrait: '/media/people/person-23.webp',
    figure: '4',
    unit: 'hours saved every week',
    text: 'Matching payments was my Friday. Now I check the three it isn’t sure about and go home.',
    panelClasses: 'bg-amber-300 text-amber-950 dark:bg-amber-400',
  },
  {
    name: 'Rin Takumi',
    role: 'Takumi Ceramics',
    portrait: '/media/people/person-01.webp',
    figure: '16',
    unit: 'weeks of warning',
    text: 'In April it told us August would be thin. We moved two start dates, and nobody noticed.',
    panelClasses: 'bg-secondary-950 text-white dark:bg-secondary-800',
  },
]

export default function ThreeTestimonialsWithMetrics() {
  return (
    <section aria-labelledby="voices-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 sm:py-16 lg:px-8">
        <h2
          id="voices-heading"
          className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
        >
          What changed in a year with Tidewell
        </h2>
        <ul role="list" className="mt-8 grid gap-4 lg:grid-cols-3">
          {voices.map((voice) => (
            <li key={voice.name} className={clsx('rounded-3xl', voice.panelClasses)}>
              <figure className="flex h-full flex-col px-6 pt-6 pb-8 sm:px-8 sm:pb-10">
                <p>
                  <span className="block text-[min(8rem,36vw)] leading-none font-semibold tracking-tighter tabular-nums xl:text-[13rem]">
                    {voice.figure}
                  </span>
                  <span className="mt-2 block text-2xl/8 font-semibold tracking-tight">{voice.unit}</span>
                </p>
                <blockquote className="mt-6 text-xl/8 text-pretty">“{voice.text}”</blockquote>
                <figcaption className="mt-auto flex items-center gap-4 pt-10 text-base/6">
                  <img
                    src={voice.portrait}
                    alt=""
                    width={800}
                    height={1000}
                    loading="lazy"
                    className="size-20 shrink-0 rounded-full object-cover object-top"
                  />
                  <span>
                    <span className="block font-semibold">{voice.name}</span>
                    <span className="block">{voice.role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

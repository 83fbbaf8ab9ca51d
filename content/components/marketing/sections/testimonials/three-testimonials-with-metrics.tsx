/**
 * @title Three testimonials with metrics
 * @description Three testimonials as panels that step down from left to right, each under a very large figure that says what changed.
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
    unit: 'days sooner paid',
    text: 'The reminder goes out while the work is still warm. I haven’t called anyone about money since March.',
    panelClasses: 'bg-primary-600/50',
  },
  {
    name: 'Yusuf Okafor',
    role: 'Okafor Architects',
    portrait: '/media/people/person-23.webp',
    figure: '4',
    unit: 'hours saved every week',
    text: 'Matching payments was my Friday. Now I check the three it isn’t sure about and go home.',
    panelClasses: 'bg-primary-600/35 lg:mt-20',
  },
  {
    name: 'Rin Takumi',
    role: 'Takumi Ceramics',
    portrait: '/media/people/person-01.webp',
    figure: '$0',
    unit: 'in overdraft fees',
    text: 'In April it told us August would be thin. We moved two start dates, and nobody noticed.',
    panelClasses: 'bg-primary-600/20 lg:mt-40',
  },
]

export default function ThreeTestimonialsWithMetrics() {
  return (
    <section aria-labelledby="voices-heading" className="overflow-hidden bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 sm:pt-20 lg:px-8">
        <h2
          id="voices-heading"
          className="text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl lg:ms-auto lg:-mb-8 lg:w-1/2 lg:text-end"
        >
          What changed in their first year
        </h2>
        <ul role="list" className="mt-10 grid gap-4 lg:mt-0 lg:grid-cols-3">
          {voices.map((voice) => (
            <li key={voice.name} className={clsx('rounded-t-2xl max-lg:rounded-2xl', voice.panelClasses)}>
              <figure className="flex h-full flex-col px-6 pt-6 pb-10 sm:px-8 lg:pb-14">
                <p className="text-primary-100">
                  <span className="block text-8xl font-semibold tracking-tighter text-white tabular-nums sm:text-9xl">
                    {voice.figure}
                  </span>
                  <span className="mt-1 block text-xl/8 font-medium">{voice.unit}</span>
                </p>
                <blockquote className="mt-8 text-xl/8 text-pretty text-white">“{voice.text}”</blockquote>
                <figcaption className="mt-auto flex items-center gap-4 pt-8 text-base/6">
                  <img
                    src={voice.portrait}
                    alt=""
                    width={800}
                    height={1000}
                    loading="lazy"
                    className="size-20 shrink-0 rounded-full object-cover object-top"
                  />
                  <span>
                    <span className="block font-semibold text-white">{voice.name}</span>
                    <span className="block text-primary-200">{voice.role}</span>
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

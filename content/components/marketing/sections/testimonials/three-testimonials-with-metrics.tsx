/**
 * @title Three testimonials with metrics
 * @description A row of three testimonials, each with a figure that says what changed.
 * @keywords customer quotes, results, social proof, reviews, case studies
 * @free
 * @layout full
 * @order 1
 * @part MKT-S22-1
 */
const voices = [
  {
    name: 'Claire Dubois',
    role: 'Maison Delacroix, Lyon',
    avatar: '/media/avatars/avatar-06.webp',
    figure: '9 days',
    unit: 'sooner paid',
    text: 'The reminder goes out while the work is still warm. I have not called anyone about money since March.',
  },
  {
    name: 'Samuel Mensah',
    role: 'Osei Logistics, Accra',
    avatar: '/media/avatars/avatar-10.webp',
    figure: '4 hours',
    unit: 'less every week',
    text: 'Matching payments was my Friday. Now I look at three that it is not sure about and go home.',
  },
  {
    name: 'Astrid Lindqvist',
    role: 'Fjord & Vale, Bergen',
    avatar: '/media/avatars/avatar-08.webp',
    figure: '$0',
    unit: 'in overdraft fees',
    text: 'It told us in April that August would be thin. We moved two start dates and nobody noticed.',
  },
]

export default function ThreeTestimonialsWithMetrics() {
  return (
    <section aria-labelledby="voices-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="voices-heading"
          className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
        >
          What changed for them
        </h2>
        <ul role="list" className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-3">
          {voices.map((voice) => (
            <li key={voice.name}>
              <figure className="flex h-full flex-col border-t-2 border-primary-600 pt-6 dark:border-primary-400">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="text-3xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                    {voice.figure}
                  </span>
                  <span className="text-base/7 text-secondary-600 dark:text-secondary-400">{voice.unit}</span>
                </p>
                <blockquote className="mt-4 text-lg/8 text-pretty text-secondary-800 dark:text-secondary-200">
                  “{voice.text}”
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-3 pt-6 text-sm/6">
                  <img src={voice.avatar} alt="" width={256} height={256} className="size-11 rounded-full" />
                  <span>
                    <span className="block font-semibold text-secondary-950 dark:text-white">{voice.name}</span>
                    <span className="block text-secondary-600 dark:text-secondary-400">{voice.role}</span>
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

/**
 * @title Careers: opening
 * @description The head of the page on jobs: what the work is like, said in figures that can be checked.
 * @order 9
 */
const facts = [
  { value: '32 hours', label: 'is a full week in customer care, 36 elsewhere, for full pay' },
  { value: '100%', label: 'of our jobs say what they pay, and the range is the same for everybody' },
  { value: '6 years', label: 'people stay on average, founders not counted' },
]

export default function CareersOpening() {
  return (
    <section aria-labelledby="careers-title" className="page folio">
      <p className="folio-label">Careers</p>
      <div className="folio-body">
        <h1 id="careers-title" className="display">
          Quiet work with other people’s money.
        </h1>
        <div className="mt-12 grid gap-x-14 gap-y-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex flex-col justify-between gap-12">
            <p className="lead">
              Nobody writes to a bank to say that it worked today. If that is how you know you did well, you will like
              it here. We are 412, and eight chairs are free.
            </p>
            <dl>
              {facts.map((fact) => (
                <div
                  key={fact.value}
                  className="ruled grid gap-x-6 py-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-baseline"
                >
                  <dt className="text-soft text-[0.9375rem]/6">{fact.label}</dt>
                  <dd className="font-display figures order-first text-2xl/8 font-medium">{fact.value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <img
            src="/media/scenes/meeting-chalk-tall.webp"
            srcSet="/media/scenes/meeting-chalk-tall-400.webp 400w, /media/scenes/meeting-chalk-tall.webp 675w"
            sizes="(width >= 48rem) 24rem, 100vw"
            fetchPriority="high"
            alt="Long oak table with six blue chairs and dark lamps, the morning on a white wall"
            width={675}
            height={900}
            className="aspect-4/3 w-full object-cover md:aspect-3/4"
          />
        </div>
      </div>
    </section>
  )
}

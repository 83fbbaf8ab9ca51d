/**
 * @title Statistics in stepped columns
 * @description A statistics section on near-black with columns of growing height, one for every second year, with its number on top and what changed below.
 * @keywords growth chart, stats, numbers, company growth, bar columns, milestones
 * @layout full
 * @order 2
 * @part MKT-S20-2
 */
import clsx from 'clsx'

// Heights are shares of the frame: the largest number fills 85% of it.
const years = [
  { year: '2018', boxes: '310', note: 'One farm, one van', height: '10%', columnClass: 'bg-primary-900' },
  { year: '2020', boxes: '820', note: 'Four farms join', height: '27%', columnClass: 'bg-primary-800' },
  { year: '2022', boxes: '1,240', note: 'A cold store in Burlington', height: '41%', columnClass: 'bg-primary-600' },
  { year: '2024', boxes: '1,860', note: 'Eight farms, six vans', height: '61%', columnClass: 'bg-primary-400' },
  { year: '2026', boxes: '2,580', note: 'Eleven farms', height: '85%', columnClass: 'bg-primary-200' },
]

export default function StatisticsInSteppedColumns() {
  return (
    <section aria-labelledby="columns-heading" className="bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 sm:pt-24 lg:px-8">
        <div className="max-w-2xl lg:w-1/2">
          <h2
            id="columns-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
          >
            We feed 2,580 kitchens a week
          </h2>
          <p className="mt-5 max-w-md text-lg/8 text-pretty text-secondary-300">
            Verdane boxes delivered on a Thursday in May, counted at the packing table.
          </p>
        </div>
        <ol role="list" className="mt-12 grid grid-cols-5 gap-2 sm:gap-4 lg:-mt-36">
          {years.map((year) => (
            <li key={year.year}>
              <div className="flex h-96 flex-col items-end justify-end sm:h-128">
                <p className="text-sm/6 font-semibold tracking-tight text-white tabular-nums sm:text-4xl lg:text-6xl lg:tracking-tighter">
                  {year.boxes}
                </p>
                <div
                  aria-hidden="true"
                  style={{ height: year.height }}
                  className={clsx('mt-2 w-full shrink-0 rounded-t-xl sm:mt-4', year.columnClass)}
                />
              </div>
              <p className="border-t-2 border-white pt-4 pb-12 text-end text-sm/6 text-secondary-300 sm:pb-20">
                <span className="block text-base/6 font-semibold text-white tabular-nums">{year.year}</span>
                <span className="max-sm:sr-only">{year.note}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

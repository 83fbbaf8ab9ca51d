/**
 * @title Usage
 * @description What was used of the plan this month, day by day, and how many sentences had a source.
 * @layout full
 * @order 35
 */
import { useEffect, useState } from 'react'

const days = [
  { name: 'September 1', count: 14 },
  { name: 'September 2', count: 22 },
  { name: 'September 3', count: 19 },
  { name: 'September 4', count: 11 },
  { name: 'September 5', count: 3 },
  { name: 'September 6', count: 0 },
  { name: 'September 7', count: 0 },
  { name: 'September 8', count: 31 },
  { name: 'September 9', count: 34 },
  { name: 'September 10', count: 27 },
  { name: 'September 11', count: 16 },
  { name: 'September 12', count: 2 },
  { name: 'September 13', count: 0 },
  { name: 'September 14', count: 21 },
  { name: 'September 15', count: 24 },
  { name: 'September 16', count: 29 },
  { name: 'September 17', count: 18 },
  { name: 'September 18', count: 15 },
  { name: 'September 19', count: 4 },
  { name: 'September 20', count: 0 },
  { name: 'September 21', count: 26 },
  { name: 'September 22', count: 38 },
  { name: 'September 23', count: 33 },
  { name: 'September 24', count: 25 },
]

const sample = {
  when: 'September 1 to 24, on Solo. Questions reset on October 1.',
  mostQuestions: 1000,
  questionsOf: 'of 1,000',
  left: '588 left through September 30, on every device you use.',
  mostFiles: 500,
  filesOf: 'of 500',
  mostMegabytes: 10_000,
  storageOf: 'of 10 GB',
  files: '7',
  fileCount: 7,
  storage: '35.5 MB',
  megabytes: 35.5,
  borne: '—',
  borneOf: '',
  here: '',
  elsewhere: '',
}

/* from ui/usage */
function watchUsage(listener: (usage: typeof sample) => void) {
  return () => listener(sample)
}

export default function Usage() {
  const [view, setView] = useState(sample)

  useEffect(() => {
    const stop = watchUsage((next) => setView(next))
    return () => stop()
  }, [])

  return (
    <div className="leaf">
      <div className="leaf-text min-h-dvh pt-10 pb-24">
        <h1 className="title">Usage</h1>
        <p className="lead mt-3">{view.when}</p>

        <section aria-labelledby="plan-heading" className="mt-8">
          <h2 id="plan-heading" className="sr-only">
            Of the plan
          </h2>
          <div className="border-rule flow-root border-t py-5 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col @min-[52rem]/leaf:min-h-26">
            <p className="aside-note @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-2">
              {view.left}{' '}
              <a href="/pricing" className="link">
                Compare plans
              </a>
            </p>
            <div className="flex items-baseline justify-between gap-4">
              <p className="question">Questions</p>
              <p className="figures">
                <span className="question">412</span> <span className="text-soft">{view.questionsOf}</span>
              </p>
            </div>
            <progress
              max={view.mostQuestions}
              value={412}
              aria-label="Questions"
              className="progress mt-3 block w-full"
            />
          </div>
          <div className="border-rule flow-root border-t py-5 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col @min-[52rem]/leaf:min-h-26">
            <p className="aside-note @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-2">
              Deleted files do not count.
            </p>
            <div className="flex items-baseline justify-between gap-4">
              <p className="question">Files</p>
              <p className="figures">
                <span className="question">{view.files}</span> <span className="text-soft">{view.filesOf}</span>
              </p>
            </div>
            <progress
              max={view.mostFiles}
              value={view.fileCount}
              aria-label="Files"
              className="progress mt-3 block w-full"
            />
          </div>
          <div className="border-rule flow-root border-t py-5 @max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col @min-[52rem]/leaf:min-h-26">
            <p className="aside-note @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-2">
              The files themselves. Their search index does not count.
            </p>
            <div className="flex items-baseline justify-between gap-4">
              <p className="question">Storage</p>
              <p className="figures">
                <span className="question">{view.storage}</span> <span className="text-soft">{view.storageOf}</span>
              </p>
            </div>
            <progress
              max={view.mostMegabytes}
              value={view.megabytes}
              aria-label="Storage"
              className="progress mt-3 block w-full"
            />
          </div>
        </section>

        <section aria-labelledby="days-heading" className="border-rule flow-root border-t pt-7 pb-8">
          <h2 id="days-heading" className="question">
            Questions per day
          </h2>
          <div className="@max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col">
            <p className="aside-note mt-1 @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-2">
              A question counts once its answer is complete. Answers that you stopped, that failed, or that you asked
              for again within a minute do not count.
            </p>
            <p className="text-soft mt-1">
              412 in 24 days, the most on September 22, with 38. On 17 of these days there were more than 10, the daily
              limit on Free.
            </p>
          </div>
          <div className="ms-7 mt-8">
            <div className="relative">
              <p aria-hidden="true" className="place absolute -start-7 top-[14.5%] -translate-y-1/2">
                40
              </p>
              <p aria-hidden="true" className="place absolute -start-7 top-[57.1%] -translate-y-1/2">
                20
              </p>
              <svg
                viewBox="0 0 600 141"
                role="img"
                aria-labelledby="days-title"
                preserveAspectRatio="none"
                className="block h-40 w-full rtl:-scale-x-100"
              >
                <title id="days-title">
                  412 questions from September 1 to 24; most on September 22, when there were 38
                </title>
                <path d="M0 80.500h600M0 20.500h600" className="stroke-rule" />
                <path d="M0 140.500h600" className="stroke-line" />
                {days.map((day, index) => (
                  <rect
                    key={day.name}
                    x={index * 25 + 2}
                    y={140 - day.count * 3}
                    width={17}
                    height={day.count * 3}
                    className="fill-ink"
                  />
                ))}
              </svg>
            </div>
            <div aria-hidden="true" className="place mt-1 grid grid-cols-[repeat(24,minmax(0,1fr))] whitespace-nowrap">
              <span className="col-start-1">Sep 1</span>
              <span className="col-start-8">8</span>
              <span className="col-start-15">15</span>
              <span className="col-start-22">22</span>
            </div>
          </div>
          <details className="mt-3 print:hidden">
            <summary className="link text-soft inline-flex min-h-10 cursor-pointer items-center text-[0.9375rem]/6">
              Show as a table
            </summary>
            <table className="figures mt-2 w-full max-w-sm text-[0.9375rem]/6">
              <thead>
                <tr>
                  <th scope="col" className="text-soft border-b border-ink px-0 py-1.5 text-start font-medium">
                    Day
                  </th>
                  <th scope="col" className="text-soft border-b border-ink px-0 py-1.5 text-end font-medium">
                    Questions
                  </th>
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <tr key={day.name}>
                    <td className="border-rule border-b px-0 py-1.5">{day.name}</td>
                    <td className="border-rule border-b px-0 py-1.5 text-end">{day.count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </section>

        <section aria-labelledby="borne-heading" className="border-rule flow-root border-t pt-7 pb-8">
          <h2 id="borne-heading" className="question">
            Sources
          </h2>
          <div className="@max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col">
            <p className="aside-note mt-1 @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-2">
              The rest are sums, transitions, and answers that found nothing in the files.
            </p>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
              <span className="question">{view.borne}</span>
              <span className="text-soft">{view.borneOf}</span>
            </p>
          </div>
        </section>

        <section aria-labelledby="here-heading" className="border-rule flow-root border-t pt-7">
          <h2 id="here-heading" className="question">
            In this browser
          </h2>
          <div className="@max-[52rem]/leaf:flex @max-[52rem]/leaf:flex-col">
            <p className="aside-note mt-1 @max-[52rem]/leaf:order-last @max-[52rem]/leaf:mt-3">
              Conversations stay in the browser where you had them.{' '}
              <a href="/history" className="link">
                History
              </a>
            </p>
            <p role="status" className="mt-3 min-h-21">
              {view.here} <span className="text-soft">{view.elsewhere}</span>
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}

import { lighthouseScores, type ProjectContents, type KitMeasures, type LighthouseScore } from '#shared/goods.ts'
import { grouped } from '#shared/grouped.ts'
import { weight } from '../weight.ts'

type Figure = { what: string; value: string; note?: string }

/** What can be counted of a kit, and what its proof measured; what nobody measured is left out. */
export function KitFigures({ contents }: { contents: ProjectContents }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="text-lg font-semibold tracking-tight text-ink">
        In figures
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-6 @lg:grid-cols-3 @3xl:grid-cols-4 @5xl:grid-cols-6">
        {figuresOf(contents).map(({ what, value, note }) => (
          <div key={what} className="flex flex-col border-t border-line-strong pt-3">
            <dt className="text-sm text-muted">{what}</dt>
            <dd className="mt-1 text-2xl font-semibold tracking-tight text-ink tabular-nums">{value}</dd>
            {note && <dd className="mt-0.5 text-xs text-pretty text-faint">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

function figuresOf({ lines, files, packages, locked, record }: ProjectContents): Figure[] {
  const forDevelopment = packages.filter(({ isForDevelopment }) => isForDevelopment).length
  return [
    { what: 'Lines of code', value: grouped(lines), note: `${grouped(files.length)} files in all` },
    { what: 'Packages asked for', value: grouped(packages.length), note: `${grouped(forDevelopment)} for development` },
    ...(record ? measuredOf(record) : [{ what: 'Packages in the lockfile', value: grouped(locked) }]),
  ]
}

function measuredOf({ firstPage, installed, tests, lighthouse }: KitMeasures): Figure[] {
  const loaded = (what: string, bytes: number): Figure => ({
    what,
    value: bytes === 0 ? 'None' : weight(bytes),
    note: 'first page, with gzip',
  })
  const scores = Object.keys(lighthouseScores) as LighthouseScore[]
  return [
    { what: 'Packages installed', value: grouped(installed) },
    loaded('JavaScript', firstPage.javascript),
    loaded('CSS', firstPage.css),
    ...(tests === null ? [] : [{ what: 'Tests of its own', value: grouped(tests) }]),
    ...(lighthouse
      ? scores.map((score) => ({
          what: lighthouseScores[score],
          value: String(lighthouse[score]),
          note: 'Lighthouse, of 100',
        }))
      : []),
  ]
}

import { CheckIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import type { ProjectContents, ProjectGood } from '#shared/goods.ts'

/** The pages of a kit, and whether it keeps anybody out. */
export const KitInside = ({ kit: { pages, kit } }: { kit: ProjectGood }) => (
  <section aria-labelledby="inside">
    <h2 id="inside" className="text-lg font-semibold tracking-tight text-ink">
      {pages.length} pages
    </h2>
    <ul className="mt-4 grid grid-cols-2 gap-x-6 text-sm lg:grid-cols-2 @lg:grid-cols-3">
      {pages.map(({ path, title }) => (
        <li key={path} className="border-t border-line py-2 text-ink">
          {title}
        </li>
      ))}
    </ul>
    <div className="mt-5 flex gap-3 rounded-xl bg-hover px-4 py-3.5 text-sm/6 text-pretty text-muted">
      {kit?.accounts ? (
        <>
          <CheckIcon aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          <p>
            <strong className="font-semibold text-ink">With accounts.</strong> People sign up, confirm their address,
            sign in and out and reset their password. Guests do not get to the pages of members. Accounts and sessions
            are kept in SQLite, behind one interface that another database can stand in for.
          </p>
        </>
      ) : (
        <>
          <ExclamationTriangleIcon aria-hidden className="mt-1 size-4 shrink-0 text-faint" />
          <p>
            <strong className="font-semibold text-ink">Without accounts.</strong> It keeps nobody out: forms check what
            is typed, and signing in always works until you connect your own backend, in one place.
          </p>
        </>
      )}
    </div>
  </section>
)

/** Every package that the project asks for, with its exact version. */
export function KitPackages({ packages }: Pick<ProjectContents, 'packages'>) {
  const groups = [
    { title: 'In the application', list: packages.filter(({ isForDevelopment }) => !isForDevelopment) },
    { title: 'For development', list: packages.filter(({ isForDevelopment }) => isForDevelopment) },
  ].filter(({ list }) => list.length > 0)
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className="text-lg font-semibold tracking-tight text-ink">
        Packages
      </h2>
      <p className="mt-2 text-sm text-pretty text-muted">The exact versions in its lockfile.</p>
      {groups.map(({ title, list }) => (
        <div key={title} className="mt-4">
          <h3 className="text-sm font-medium text-ink">{title}</h3>
          <dl className="mt-1 font-mono text-[0.8125rem] text-ink *:flex *:justify-between *:gap-4 *:border-t *:border-line *:py-1.5">
            {list.map(({ name, version }) => (
              <div key={name}>
                <dt className="wrap-anywhere text-muted">{name}</dt>
                <dd>{version}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

import { Link } from '#client/router-link.tsx'
import { Section } from '#client/pages/parts/section.tsx'
import type { HomeKit } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** The starter kits beside each other, each with the versions it is locked to. */
export function Kits({ kits }: { kits: HomeKit[] }) {
  return (
    <Section labelledBy="kits" className="pt-20 sm:pt-28">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="kits" className="text-3xl font-semibold tracking-tight text-balance text-ink sm:text-4xl">
          The bench is set up already
        </h2>
        <p className="max-w-prose text-base text-pretty text-muted">
          {kits.length === 1 ? 'One starter kit' : `${kits.length} starter kits`} in which Tailwind CSS, dark mode,
          layouts and sign-in pages stand. Unpack, install, begin with your own page.
        </p>
      </div>
      <ul className="-mx-5 mt-12 grid gap-px border-t border-line bg-line sm:-mx-8 sm:grid-cols-2 lg:-mx-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto]">
        {kits.map((kit) => (
          <Kit key={kit.slug} kit={kit} />
        ))}
      </ul>
    </Section>
  )
}

function Kit({ kit: { slug, title, free, builtWith } }: { kit: HomeKit }) {
  return (
    <li className="relative grid gap-6 bg-page p-5 transition-colors hover:bg-sunken sm:p-8 sm:max-lg:last:odd:col-span-2 lg:row-span-2 lg:grid-rows-subgrid lg:p-6">
      <div>
        <h3 className="text-base font-semibold text-ink">
          <Link
            href={urls.starterKit(slug)}
            className="after:absolute after:inset-0 focus-visible:after:-outline-offset-4"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{free ? 'Free with an account' : 'With every licence'}</p>
      </div>
      <ul className="font-mono text-xs leading-5 text-faint">
        {builtWith.map(({ title: name, version }) => (
          <li key={name}>{`${name} ${version}`}</li>
        ))}
      </ul>
    </li>
  )
}

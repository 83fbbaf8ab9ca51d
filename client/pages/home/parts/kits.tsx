import { Link } from '#client/router-link.tsx'
import { ProjectPicture } from '#client/pages/parts/goods/project-picture.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { Section } from '#client/pages/parts/section.tsx'
import type { HomeKit } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'

/** As many as stand in one row. */
const shown = 5

/** The first starter kits beside each other, each with its picture and the versions it is locked to. */
export const Kits = ({ kits }: { kits: HomeKit[] }) => (
  <Section labelledBy="kits" className="py-14 sm:py-16">
    <Heading id="kits" title="Starter kits">
      {kits.length === 1 ? 'One project' : `${kits.length} projects`} with Tailwind CSS, dark mode, layouts and sign-in
      pages in place. Unpack, install and start on your own pages.
    </Heading>
    <ul className="mt-8 grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-5">
      {kits.slice(0, shown).map((kit) => (
        <Kit key={kit.slug} kit={kit} />
      ))}
    </ul>
    {kits.length > shown && (
      <ButtonLink href={urls.starterKits()} variant="secondary-alt" className="mt-8">
        All {kits.length} starter kits
      </ButtonLink>
    )}
  </Section>
)

const Kit = ({ kit: { slug, title, free, builtWith, picture } }: { kit: HomeKit }) => (
  <li className="group relative min-w-0">
    {picture && <ProjectPicture picture={{ ...picture, alt: '' }} />}
    <h3 className="mt-4 text-base font-semibold text-ink">
      <Link
        href={urls.starterKit(slug)}
        className="underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:after:outline-offset-4"
      >
        {title}
      </Link>
    </h3>
    <p className="mt-0.5 text-sm text-muted">{free ? 'Free with an account' : 'With every licence'}</p>
    <p className="mt-1.5 font-mono text-xs leading-5 text-pretty wrap-anywhere text-muted">
      {builtWith.map(({ title: name, version }) => `${name.replaceAll(' ', '\u00a0')}\u00a0${version}`).join(', ')}
    </p>
  </li>
)

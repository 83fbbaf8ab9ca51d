import { usePage } from '@inertiajs/react'
import { Link } from '#client/router-link.tsx'
import type { ReactNode } from 'react'
import { roundedDown } from '#client/rounded-down.ts'
import { ButtonPicture } from '#client/pages/parts/tools/button-picture.tsx'
import { PalettePicture } from '#client/pages/parts/tools/palette-picture.tsx'
import { Section } from '#client/pages/parts/section.tsx'
import { Link as TextLink } from '#client/ui/link.tsx'
import { OnceAlive } from '#client/ui/once-alive.tsx'
import type { HomeIcons } from '#shared/page-props.ts'
import { isSetId } from '#shared/tools/icons/sets.ts'
import { urls } from '#shared/urls.ts'
import { Heading } from './heading.tsx'
import { IconSets } from './icon-sets.tsx'

const pictures: Record<string, ReactNode> = {
  'tailwind-color-palette': <PalettePicture />,
  'tailwind-button-builder': <ButtonPicture />,
}

/** What costs nothing: each tool with a picture of what it makes, and the icon sets as rows. */
export function Tools({ icons }: { icons: HomeIcons }) {
  const { counts, tools } = usePage().props.site
  const makers = tools.filter(({ slug }) => !isSetId(slug))
  const sets = tools.flatMap(({ slug, title }) => {
    const sample = isSetId(slug) ? icons[slug] : undefined
    return isSetId(slug) && sample ? [{ slug, title, sample }] : []
  })

  return (
    <Section labelledBy="tools" className="py-14 sm:py-16">
      <Heading id="tools" title="Free tools and icons">
        {counts.tools} tools that run in your browser, without an account. What you make is kept in the address, so you
        can bookmark it or send it.{' '}
        <TextLink href={urls.tools()} variant="black">
          See all of them
        </TextLink>
      </Heading>
      <div className="mt-8 grid gap-6 lg:grid-cols-12">
        <ul className="grid gap-6 sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
          {makers.map(({ slug, title }) => (
            <li
              key={slug}
              className="relative flex flex-col overflow-hidden rounded-xl ring-1 ring-line transition-shadow hover:ring-line-strong"
            >
              {pictures[slug] && (
                <div aria-hidden className="h-40 border-b border-line">
                  <OnceAlive>{pictures[slug]}</OnceAlive>
                </div>
              )}
              <h3 className="px-5 py-4 text-base font-semibold text-ink">
                <Link href={urls.tool(slug)} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
        {sets.length > 0 && <IconSets sets={sets} total={roundedDown(counts.icons)} />}
      </div>
    </Section>
  )
}

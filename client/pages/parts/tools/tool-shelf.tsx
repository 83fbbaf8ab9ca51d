import { Link } from '#client/router-link.tsx'
import type { ReactNode } from 'react'
import type { Good } from '#shared/goods.ts'
import type { IconSample } from '#shared/tools/pictures.ts'
import { urls } from '#shared/urls.ts'
import { ButtonPicture } from './button-picture.tsx'
import { IconCount } from './icon-count.tsx'
import { IconPicture } from './icon-picture.tsx'
import { PalettePicture } from './palette-picture.tsx'
import { StartForm } from './start-form.tsx'

type Props = { tools: Good[]; samples: Record<string, IconSample> }

/** Every tool with a picture of what it makes, and a field to begin with right here. */
export function ToolShelf({ tools, samples }: Props) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {tools.map((tool) => (
        <li key={tool.slug} id={tool.slug} className="grid">
          <ToolCard tool={tool} {...partsOf(tool.slug, samples[tool.slug])} />
        </li>
      ))}
    </ul>
  )
}

type Parts = { picture: ReactNode; start: ReactNode }

/** What a card shows of its tool; one we have no picture of goes without. */
function partsOf(slug: string, sample: IconSample | undefined): Parts {
  const action = urls.tool(slug)
  if (slug === 'tailwind-color-palette')
    return {
      picture: <PalettePicture />,
      start: (
        <StartForm action={action} field="color" label="Your colour" placeholder="#0b6e4f" submit="Make a scale" />
      ),
    }
  if (slug === 'tailwind-button-builder')
    return {
      picture: <ButtonPicture />,
      start: (
        <StartForm action={action} field="label" label="What it says" placeholder="Get started" submit="Build it" />
      ),
    }
  if (!sample) return { picture: null, start: null }
  return {
    picture: <IconPicture sample={sample} />,
    start: (
      <StartForm action={action} field="q" label="Any word for it" placeholder="bell, bin, people" submit="Search" />
    ),
  }
}

function ToolCard({ tool: { slug, title, description }, picture, start }: Parts & { tool: Good }) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-xl bg-raised ring-1 ring-line transition-shadow has-[h2_a:hover]:ring-line-strong">
      {picture && (
        <div aria-hidden className="h-52 overflow-hidden border-b border-line bg-sunken">
          {picture}
        </div>
      )}
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <h2 className="text-xl font-semibold tracking-tight text-ink">
          <Link
            href={urls.tool(slug)}
            className="inline-flex items-center rounded-xs underline decoration-transparent underline-offset-4 transition-colors hover:decoration-ink pointer-coarse:min-h-10"
          >
            {title}
            {/* The picture leads there too; the field below stays above. */}
            <span aria-hidden className="absolute inset-x-0 top-0 h-52" />
          </Link>
          <IconCount slug={slug} />
        </h2>
        <p className="mt-2 mb-5 text-base text-pretty text-muted">{description}</p>
        <div className="mt-auto">{start}</div>
      </div>
    </article>
  )
}

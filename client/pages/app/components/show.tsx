import { useHashTarget } from '#client/hooks/use-hash-target.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages } from '#shared/page-props.ts'
import { Colours } from './parts/colours.tsx'
import { ComponentCard } from './parts/component-card.tsx'
import { Neighbours } from './parts/neighbours.tsx'

export default function Show(props: Pages['app/components/show']) {
  const { package: pack, category, subcategory, previous, next } = props
  useHashTarget()
  const count = subcategory.components.length

  return (
    <>
      <PageHead
        title={`${subcategory.title}, ${pack.title}`}
        description={`${subcategory.title} for Tailwind CSS: ${count} ${count === 1 ? 'component' : 'components'} with live preview and code.`}
      />
      <div className="pt-8 sm:pt-10">
        <nav aria-label="Breadcrumb" className="text-sm text-muted">
          <ol className="flex flex-wrap gap-x-2">
            <li>{pack.title}</li>
            <li aria-hidden className="text-faint">
              /
            </li>
            <li>{category.title}</li>
          </ol>
        </nav>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h1 className="text-3xl font-semibold tracking-tight text-ink">{subcategory.title}</h1>
            <p className="font-mono text-xs text-faint tabular-nums">
              {count} {count === 1 ? 'component' : 'components'}
            </p>
          </div>
          <Colours />
        </div>
      </div>
      <div className="mt-10 grid gap-16">
        {subcategory.components.map((component) => (
          <ComponentCard key={component.path} component={component} />
        ))}
      </div>
      <Neighbours previous={previous} next={next} />
    </>
  )
}

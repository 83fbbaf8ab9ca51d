import { PictureCard } from '#client/ui/picture-card.tsx'
import type { PicturedComponent } from '#shared/page-props.ts'

type Props = {
  title: string
  others: readonly PicturedComponent[]
  /** The address of a component's page. */
  address: (path: string) => string
  className?: string
}

/** Others of the same subcategory, by their pictures. */
export function ComponentOthers({ title, others, address, className }: Props) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others" className={className}>
      <h2 id="others" className="text-lg font-semibold tracking-tight text-ink">
        {title}
      </h2>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(max(8rem,33%_-_1.5rem),1fr))] gap-x-4 gap-y-8 sm:gap-x-6">
        {others.map((component) => (
          <PictureCard key={component.path} component={component} href={address(component.path)} />
        ))}
      </ul>
    </section>
  )
}

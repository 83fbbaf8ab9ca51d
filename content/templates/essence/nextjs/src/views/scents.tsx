import { scents, type HouseScent } from '@/data/scents'
import { backOf, lasting, priceLine, relatedTo, tiersOf } from '@/lib/said'
import { sizeRowsOf } from '@/lib/size-rows'
import { PlatePicture, Sign } from './plates'

/** Every scent with its plate, its line and its price. */
export function WallItems() {
  return scents.map((scent, index) => (
    <li key={scent.slug} data-scent={scent.slug} className="wall-item">
      <a href={`/scents/${scent.slug}`} className="group block">
        <span
          data-plate={scent.slug}
          className="block transition-transform duration-500 ease-out group-hover:-translate-y-2 motion-reduce:transition-none"
        >
          <PlatePicture file={scent.slug} isFirst={index === 0} />
        </span>
        <span className="subtitle mt-4 block underline-offset-[0.2em] group-hover:underline">{scent.name}</span>{' '}
        <span className="block lg:min-h-21">
          <span className="voice mt-1.5 block text-[1.0625rem]/6 text-soft">{scent.line}</span>{' '}
          <span className="figures mt-1.5 flex flex-wrap gap-x-4 text-[1.0625rem]/6">
            <span>{priceLine(scent)}</span> <span className="text-soft">{scent.family}</span>
          </span>
        </span>
      </a>
    </li>
  ))
}

/** The sizes of a scent when the site was built. Where scripts run, the shop's own list stands in their place. */
export function Sizes({ scent }: { scent: HouseScent }) {
  return sizeRowsOf(scent.sizes).map((row) => (
    <li key={row.id} className="flex min-h-15 flex-wrap items-center gap-x-4 border-t border-rule ps-9">
      <span className="flex-1">
        <bdi>{row.name}</bdi>
      </span>
      <span className="voice text-[1.0625rem]/6 font-[380] text-accent">{row.stock}</span>
      <span className="min-w-12 text-end figures">{row.price}</span>
    </li>
  ))
}

/** Where a bottle is sold out: when there are more, and how to be told. */
export function Back({ scent }: { scent: HouseScent }) {
  const back = backOf(scent)
  if (!back) return null
  return (
    <p className="aside-text mt-4">
      {back.text}{' '}
      <a href={back.href} className="link inline-flex min-h-11 items-center text-ink">
        {back.link}
      </a>
    </p>
  )
}

/** The notes of a scent, from top to base. What is pointed at is shown on the plate, by `data-points`. */
export function Tiers({ scent }: { scent: HouseScent }) {
  return tiersOf(scent).map((tier) => (
    <div key={tier.name} className="tier">
      <h3 className="subtitle">
        {tier.name} <span className="voice text-[1.0625rem] tracking-normal text-soft">{tier.text}</span>
      </h3>
      <ul role="list" className="tier-list">
        {tier.materials.map((material) => (
          <li
            key={material.slug}
            data-points={material.slug}
            className="grid grid-cols-[min(4.5rem,22%)_minmax(0,1fr)] items-center gap-x-5 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <Sign material={material} />
            <span className="lg:flex lg:items-baseline lg:justify-between lg:gap-x-6">
              <span className="block min-w-0">
                <a href={`/notes#${material.slug}`} className="link text-[1.1875rem]/6">
                  {material.name}
                </a>{' '}
                <span className="block text-base/6 text-soft">{material.origin}</span>
              </span>{' '}
              <span className="voice flex-none text-base/6 text-soft">about {lasting(material.volatility)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Two other scents, and what they share with this one. */
export function RelatedItems({ scent }: { scent: HouseScent }) {
  return relatedTo(scent).map(({ scent: { slug, name }, shared }) => (
    <li key={slug} className="related-item">
      <a href={`/scents/${slug}`} className="group block">
        <span className="block">
          <PlatePicture file={slug} />
        </span>
        <span className="subtitle mt-4 block underline-offset-[0.2em] group-hover:underline">{name}</span>{' '}
        <span className="mt-1 block text-[1.0625rem]/6 text-soft">Also with {shared}</span>
      </a>
    </li>
  ))
}

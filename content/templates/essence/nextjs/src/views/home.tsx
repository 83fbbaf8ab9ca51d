import { scents } from '@/data/scents'
import { captionOf, firstScent, materialOf, plateDensities, plateForms, plateMoments, scentOf } from '@/lib/said'
import { PlateGround, PlatePicture, Sign } from './plates'

/** One large plate for each scent, of which one is seen. */
export function HeroPlates() {
  return scents.map(({ slug }) => {
    const isFirst = slug === firstScent
    return (
      <div key={slug} data-scent={slug} data-shown={isFirst ? '' : undefined} className="hero-plate">
        <PlateGround file={slug} isFirst={isFirst} />
      </div>
    )
  })
}

export function HeroNames() {
  return (
    <ul role="list" className="hero-list">
      {scents.map((scent) => (
        <li key={scent.slug}>
          <a
            href={`/scents/${scent.slug}`}
            data-scent={scent.slug}
            data-by={captionOf(scent)}
            data-shown={scent.slug === firstScent ? '' : undefined}
            className="inline-flex min-h-11 items-center underline-offset-[0.25em] hover:italic hover:underline focus-visible:italic data-shown:italic"
          >
            {scent.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Whose plate is seen. */
export function HeroCaption() {
  return (
    <a href={`/scents/${firstScent}`} data-caption="" className="link">
      {captionOf(scentOf(firstScent))}
    </a>
  )
}

/** The ten forms, each as the sign of a material that has it. */
export const Forms = () => <Key of={plateForms} />

/** Three forms, each drawn more densely than the one before. */
export const Densities = () => <Key of={plateDensities} />

/** The ten forms without their words. */
export function Signs() {
  return plateForms.map(({ name, of }) => (
    <li key={name}>
      <Sign material={materialOf(of)} />
    </li>
  ))
}

function Key({ of: all }: { of: typeof plateForms }) {
  return all.map(({ name, text, of }) => (
    <li key={name}>
      <span className="block max-w-36">
        <Sign material={materialOf(of)} />
      </span>
      <span className="mt-3 block text-[1.0625rem]/6">{name}</span>
      <span className="voice block text-base/6 text-soft">{text}</span>
    </li>
  ))
}

/** One plate as it dries down. */
export function Moments() {
  return plateMoments.map(({ plate, name, text }) => (
    <li key={plate} className="dry-item">
      <PlatePicture file={plate} />
      <span className="subtitle mt-4 block">{name}</span>
      <span className="mt-1 block text-[1.0625rem]/6 text-soft">{text}</span>
    </li>
  ))
}

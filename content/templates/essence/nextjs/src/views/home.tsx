import { scents } from '@/data/scents'
import { firstScent, materialOf, plateForms, plateMoments } from '@/lib/said'
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
      {scents.map(({ slug, name }) => (
        <li key={slug}>
          <a
            href={`/scents/${slug}`}
            data-scent={slug}
            className="inline-flex min-h-11 items-center underline-offset-[0.25em] hover:italic hover:underline focus-visible:italic"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The ten forms, each as the sign of a material that has it. */
export function Forms() {
  return plateForms.map(({ name, text, of }) => (
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

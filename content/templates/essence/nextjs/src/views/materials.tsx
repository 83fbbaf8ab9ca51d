import { Fragment } from 'react'
import { lasting, letters, lineOf, materialsByName, placeNameOf, scentsOf, shelves } from '@/lib/said'
import { ListedSign } from './plates'

/** Every material by the hour at which it leaves, with a line as long as it stays. */
export function Shelves() {
  return shelves.map(({ name, text, materials }) => (
    <div key={name}>
      <h3 className="subtitle">
        {name} <span className="voice text-[1.0625rem] tracking-normal text-soft">{text}</span>
      </h3>
      <ol role="list" className="mt-4">
        {materials.map((material) => (
          <li key={material.slug}>
            <a
              href={`#${material.slug}`}
              className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 pt-2.5"
            >
              <span className="underline-offset-[0.25em] group-hover:underline">{material.name}</span>{' '}
              <span className="figures text-base/6 text-soft">{lasting(material.volatility)}</span>
              <svg
                viewBox="0 0 24 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="col-span-2 mt-1 h-1 w-full bg-well"
              >
                <rect width={lineOf(material)} height="1" fill={`var(--plate-${material.family})`} />
              </svg>
            </a>
          </li>
        ))}
      </ol>
    </div>
  ))
}

/** The letters that materials begin with, each leading to the first of them. */
export function Letters() {
  return (
    <ul role="list" className="-ms-3.5 flex flex-wrap">
      {letters.map(({ slug, letter }) => (
        <li key={letter}>
          <a
            href={`#${slug}`}
            className="inline-flex size-11 items-center justify-center underline-offset-[0.25em] hover:underline"
          >
            {letter}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Every material by its name, with its sign and the scents that have it. */
export function Materials() {
  return materialsByName.map((material) => (
    <li key={material.slug} id={material.slug} className="material">
      <ListedSign material={material} />
      <div>
        <h3 className="subtitle">{material.name}</h3>
        <p className="voice text-soft">
          {placeNameOf(material.slug)}, about {lasting(material.volatility)}
        </p>
        <p className="mt-3 text-[1.0625rem]/[1.5] text-pretty">{material.text}</p>
        <p className="mt-3 text-base/6 text-soft">{material.origin}</p>
        <p className="mt-1 text-[1.0625rem]/6">
          <span className="text-soft">In</span>{' '}
          {scentsOf(material.slug).map(({ slug, name }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <a href={`/scents/${slug}`} className="link inline-flex min-h-10 items-center">
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
    </li>
  ))
}

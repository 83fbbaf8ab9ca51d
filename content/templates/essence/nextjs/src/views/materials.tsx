import { Fragment } from 'react'
import { lasting, materialsByName, scentsOf } from '@/lib/said'
import { PatientLink } from './patient-link'
import { Sign } from './plates'

/** Every material by its name, with its sign and the scents that have it. */
export function Materials() {
  return materialsByName.map((material) => (
    <li key={material.slug} id={material.slug} className="material">
      <span className="material-sign">
        <Sign material={material} />
      </span>
      <h3 className="subtitle">{material.name}</h3>
      <p className="mt-2 text-[1.0625rem]/[1.5]">{material.text}</p>
      <p className="mt-2 text-base/6 text-soft">
        {material.origin}&nbsp;· about {lasting(material.volatility)}
      </p>
      <p className="mt-1 text-[1.0625rem]/6">
        <span className="text-soft">In</span>{' '}
        {scentsOf(material.slug).map(({ slug, name }, index) => (
          <Fragment key={slug}>
            {index > 0 && ', '}
            <PatientLink href={`/scents/${slug}`} className="link inline-flex min-h-10 items-center">
              {name}
            </PatientLink>
          </Fragment>
        ))}
      </p>
    </li>
  ))
}

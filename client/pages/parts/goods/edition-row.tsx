import { Fragment, type ReactNode } from 'react'
import type { Edition } from '#shared/goods.ts'
import { weight } from './weight.ts'

type Props = {
  edition: Edition
  /** Whether its name is told: of one edition it would say what the versions say. */
  named: boolean
  children: ReactNode
}

/** What an edition is built with, and what its zip weighs. */
export function EditionRow({ edition: { title, builtWith, files, zip }, named, children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        {named && <p className="text-sm font-medium text-ink">{title}</p>}
        <p className="text-sm text-muted">
          {builtWith.map(({ title: name, version }, index) => (
            <Fragment key={name}>
              {index > 0 && ' · '}
              <span className="whitespace-nowrap">
                {name} {version}
              </span>
            </Fragment>
          ))}
        </p>
        <p className="text-xs text-faint tabular-nums">
          {files} files, {weight(zip.bytes)} zipped
        </p>
      </div>
      {children}
    </li>
  )
}

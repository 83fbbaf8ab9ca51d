import { ArrowRightIcon } from '@heroicons/react/16/solid'
import { Link, type LinkVariant } from '#client/ui/link.tsx'
import { LinkBox } from '#client/ui/link-box.tsx'
import { urls } from '#shared/urls.ts'
import { Specimen, Specimens } from './specimen.tsx'

const links: LinkVariant[] = ['primary', 'muted', 'black']
const boxes = ['simple', 'blue', 'gray'] as const
const arrow = <ArrowRightIcon aria-hidden className="size-4 shrink-0 text-faint rtl:rotate-180" />

export function Links() {
  return (
    <Specimens title="Links">
      <Specimen name="link">
        {links.map((variant) => (
          <Link alone key={variant} href={urls.devUi()} variant={variant}>
            {variant}
          </Link>
        ))}
        <span className="rounded-md bg-gray-900 px-3 py-1.5">
          <Link alone href={urls.devUi()} variant="light" className="pointer-coarse:min-w-10">
            light
          </Link>
        </span>
      </Specimen>
      {boxes.map((variant) => (
        <Specimen key={variant} name={`link box, ${variant}`}>
          <LinkBox href={urls.devUi()} variant={variant} size="sm" title="Small" aside={arrow} className="w-60" />
          <LinkBox
            href={urls.devUi()}
            variant={variant}
            title="Medium"
            subtitle="With a subtitle that takes two lines in a box as narrow as this."
            aside={arrow}
            className="w-72"
          />
        </Specimen>
      ))}
    </Specimens>
  )
}

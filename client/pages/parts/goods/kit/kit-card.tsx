import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '#client/router-link.tsx'
import { Badge } from '#client/ui/badge.tsx'
import type { KitEntry } from '#shared/page-props.ts'
import { ProjectPicture } from '../project-picture.tsx'

type Props = {
  kit: KitEntry
  href: string
  /** What it is built with. */
  versions?: ReactNode
  /** Something to do with it; it lies above the link that covers the card. */
  action?: ReactNode
  level?: 'h2' | 'h3'
  /** Picture and words stand beside each other where there is room for two cards. */
  isWide?: boolean
}

/** A kit in a list: how it looks, whom it suits, and what it takes to have it. In a narrow list the picture stands beside the words. */
export const KitCard = ({ kit, href, versions, action, level: Heading = 'h3', isWide = false }: Props) => (
  <div
    className={clsx(
      'group relative grid min-w-0 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4',
      isWide ? '@2xl:grid-cols-2 @2xl:gap-x-6' : '@lg:block',
    )}
  >
    {kit.picture ? (
      <ProjectPicture
        picture={{ ...kit.picture, alt: '' }}
        sizes="(min-width: 80rem) 26rem, (min-width: 40rem) 44vw, 38vw"
      />
    ) : (
      <NoPicture />
    )}
    <div className={clsx('min-w-0', !isWide && '@lg:mt-4')}>
      <Heading className="text-base font-semibold tracking-tight text-ink @lg:text-lg">
        <Link
          href={href}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-offset-4"
        >
          {kit.title}
        </Link>
      </Heading>
      <p className="mt-1 text-sm text-pretty text-muted">{kit.kit?.suits ?? kit.description}</p>
      {versions}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink">
        {kit.free ? 'Free with an account' : 'With every licence'}
        {kit.kit?.accounts && <Badge>With accounts</Badge>}
      </p>
      {action && <div className="relative mt-3 w-fit">{action}</div>}
    </div>
  </div>
)

/** Holds the place of a picture that is still to be taken. */
const NoPicture = () => (
  <div aria-hidden className="relative aspect-8/5 self-start rounded-xl bg-sunken ring-1 ring-line">
    <div className="absolute inset-x-[12%] inset-y-[16%] grid grid-cols-[1fr_3fr] gap-[4%]">
      <div className="rounded-md ring-1 ring-line-strong" />
      <div className="grid grid-rows-[1fr_3fr] gap-[6%]">
        <div className="rounded-md ring-1 ring-line-strong" />
        <div className="rounded-md ring-1 ring-line-strong" />
      </div>
    </div>
  </div>
)

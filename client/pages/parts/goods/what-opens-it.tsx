import { LockClosedIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { usePage } from '@inertiajs/react'
import { ButtonLink, type ButtonVariant } from '#client/ui/button.tsx'
import type { ProjectKind } from '#shared/goods.ts'
import { licenseTitles } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

/** The smallest licence that opens each kind. */
const opensFrom: Record<ProjectKind, LicenseName> = { templates: 'unlimited', 'starter-kits': 'developer' }

type Props = { kind: ProjectKind; free: boolean; title: string; variant?: ButtonVariant }

/** What it takes to have a template or kit, and where that is to be had. */
export function WhatOpensIt({ kind, free, title, variant = 'secondary-alt' }: Props) {
  const { auth, site: here } = usePage().props
  const licence = opensFrom[kind]
  const isFree = free && auth.user === null

  return (
    <>
      <ButtonLink href={isFree ? urls.register() : urls.licenses()} variant={variant}>
        {!isFree && <LockClosedIcon aria-hidden className={clsx('size-4', variant === 'primary' || 'text-faint')} />}
        {isFree ? 'Create a free account' : `Get ${licenseTitles[licence]}`}
        <span className="sr-only"> for {title}</span>
      </ButtonLink>
      <span className="text-sm text-pretty text-muted">
        {isFree
          ? 'Opens this kit, no card needed'
          : `Opens every ${kind === 'templates' ? 'template' : 'starter kit'}, $${salePrice(site.prices[licence], here.sale)} once`}
      </span>
    </>
  )
}

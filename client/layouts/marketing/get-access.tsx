import { usePage } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { ButtonLink, type ButtonSize } from '#client/ui/button.tsx'
import { licensesOffset } from '#shared/site.ts'
import { licensesAnchor, urls } from '#shared/urls.ts'

type Props = { size?: ButtonSize; className?: string; onClick?: () => void }

/** Leads to the licences: on their own page by scrolling there, from elsewhere by going to it. */
export function GetAccess({ size, className, onClick }: Props) {
  const here = usePage().url.replace(/[?#].*$/, '') === urls.pricing()

  function scroll(event: MouseEvent) {
    onClick?.()
    const section = document.getElementById(licensesAnchor)
    if (!here || !section) return
    event.preventDefault()
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = section.getBoundingClientRect().top + scrollY - licensesOffset
    scrollTo({ top, behavior: calm ? 'auto' : 'smooth' })
    section.focus({ preventScroll: true })
  }

  return (
    <ButtonLink href={here ? urls.licenses() : urls.pricing()} size={size} onClick={scroll} className={className}>
      Get access
    </ButtonLink>
  )
}

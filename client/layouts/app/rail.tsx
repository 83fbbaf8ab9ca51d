import { ArrowRightStartOnRectangleIcon, Square3Stack3DIcon } from '@heroicons/react/24/outline'
import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

type Props = { section: string; onComponents: () => void }

const item =
  'flex w-full flex-col items-center gap-1 rounded-lg py-2 text-xs font-medium text-muted transition-colors hover:bg-hover hover:text-ink'

export function Rail({ section, onComponents }: Props) {
  return (
    <nav aria-label="Main" className="flex w-20 shrink-0 flex-col items-center gap-1 border-e border-line px-1.5 pb-3">
      <Link href={urls.app()} aria-label={`${site.name}, dashboard`} className="mb-2 grid h-14 place-items-center px-4">
        <LogoMark className="size-7" />
      </Link>
      <button
        type="button"
        aria-pressed={section === 'components'}
        onClick={onComponents}
        className={clsx(item, 'aria-pressed:bg-accent-wash aria-pressed:text-accent')}
      >
        <Square3Stack3DIcon aria-hidden className="size-5" />
        Components
      </button>
      <Link href={urls.logout()} method="post" as="button" type="button" className={clsx(item, 'mt-auto')}>
        <ArrowRightStartOnRectangleIcon aria-hidden className="size-5" />
        Sign out
      </Link>
    </nav>
  )
}

import {
  ArrowRightStartOnRectangleIcon,
  Square3Stack3DIcon,
  SquaresPlusIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline'
import { Link } from '#client/router-link.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { Section } from './section.ts'

type Props = { section: Section; onToggle: (section: Section) => void }

const item =
  'grid size-10 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink data-active:bg-hover data-active:text-ink'

export function Rail({ section, onToggle }: Props) {
  return (
    <nav
      aria-label="Main"
      className="flex w-[clamp(3rem,20vw,4rem)] shrink-0 flex-col items-center gap-1 overflow-y-auto border-e border-line pb-3"
    >
      <Link
        href={urls.app()}
        aria-label={`${site.name}, dashboard`}
        title="Dashboard"
        className="mb-2 grid h-14 w-full shrink-0 place-items-center focus-visible:-outline-offset-4"
      >
        <LogoMark className="size-7" />
      </Link>
      <IconButton
        icon={Square3Stack3DIcon}
        label="Components"
        pressed={section === 'components'}
        onClick={() => onToggle('components')}
      />
      <IconButton
        icon={SquaresPlusIcon}
        label="Extras"
        pressed={section === 'extras'}
        onClick={() => onToggle('extras')}
      />
      <Link
        href={urls.profile()}
        aria-label="Account"
        title="Account"
        data-active={section === 'user' || undefined}
        className={`mt-auto shrink-0 ${item}`}
      >
        <UserCircleIcon aria-hidden className="size-5" />
      </Link>
      <Link
        href={urls.logout()}
        method="post"
        as="button"
        type="button"
        aria-label="Sign out"
        title="Sign out"
        className={`shrink-0 ${item}`}
      >
        <ArrowRightStartOnRectangleIcon aria-hidden className="size-5" />
      </Link>
    </nav>
  )
}

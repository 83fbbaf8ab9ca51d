import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'
import { Link } from '@inertiajs/react'
import { useRef } from 'react'
import { useVisitStart } from '#client/hooks/use-page-change.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Drawer } from '#client/ui/drawer.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { urls } from '#shared/urls.ts'
import { siteLinks } from './links.ts'

export function MobileMenu({ signedIn }: { signedIn: boolean }) {
  const menu = useRef<HTMLDialogElement>(null)
  const close = () => menu.current?.close()
  useVisitStart(close)

  return (
    <>
      <IconButton
        icon={Bars3Icon}
        label="Open menu"
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
        className="-me-2 md:hidden"
      />
      <Drawer ref={menu} label="Menu" side="end">
        <div className="flex h-full flex-col overflow-y-auto px-[min(1.25rem,6vw)] pb-6">
          <div className="flex h-16 shrink-0 items-center justify-between">
            <Logo />
            <IconButton icon={XMarkIcon} label="Close menu" onClick={close} className="-me-2" />
          </div>
          <div className="mt-6 grid gap-3">
            {signedIn ? (
              <ButtonLink href={urls.app()} size="lg" onClick={close}>
                Dashboard
              </ButtonLink>
            ) : (
              <>
                <ButtonLink href={urls.register()} size="lg" onClick={close}>
                  Create account
                </ButtonLink>
                <ButtonLink href={urls.login()} variant="secondary-alt" size="lg" onClick={close}>
                  Sign in
                </ButtonLink>
              </>
            )}
          </div>
          <nav aria-label="Pages" className="mt-8 grid border-t border-line">
            {siteLinks.map(({ title, href }) => (
              <Link
                key={href}
                href={href}
                onClick={close}
                className="flex min-h-12 items-center border-b border-line text-base font-medium text-ink"
              >
                {title}
              </Link>
            ))}
          </nav>
          <div className="mt-auto pt-10">
            <ThemePicker className="flex w-full" />
          </div>
        </div>
      </Drawer>
    </>
  )
}

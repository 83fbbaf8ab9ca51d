import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'
import { usePage } from '@inertiajs/react'
import { useId, useRef } from 'react'
import { useMenu } from '#client/hooks/use-menu.ts'
import { useVisitStart } from '#client/hooks/use-page-change.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Drawer } from '#client/ui/drawer.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { ThemePicker } from '#client/ui/theme-picker.tsx'
import { urls } from '#shared/urls.ts'
import { GetAccess } from './get-access.tsx'
import { freeLinks, headerLinks, includedLinks } from './links.ts'
import { MobileMenuLinks } from './mobile-menu-links.tsx'

/**
 * The whole menu for narrow windows. Its buttons name what they do to the dialog, so that browsers open and close it
 * before any script runs; the handlers are for those that do not know that yet.
 */
export function MobileMenu({ signedIn }: { signedIn: boolean }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useMenu()
  const { counts } = usePage().props.site
  const { packages, goods } = includedLinks(menu, counts)
  const close = () => dialog.current?.close()
  useVisitStart(close)

  return (
    <>
      <IconButton
        ref={toggle}
        icon={Bars3Icon}
        label="Open menu"
        aria-haspopup="dialog"
        {...command('show-modal', id)}
        onClick={() => knowsCommands() || dialog.current?.showModal()}
        className="-me-2 @5xl:hidden"
      />
      <Drawer ref={dialog} id={id} label="Menu" side="end" onClose={() => toggle.current?.focus()}>
        <div className="flex h-full flex-col overflow-y-auto px-[min(1.25rem,6vw)] pb-6">
          <div className="flex h-16 shrink-0 items-center justify-between">
            <Logo />
            <IconButton
              icon={XMarkIcon}
              label="Close menu"
              {...command('close', id)}
              // The menu may be higher than the window, and what scrolls would take the focus.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- of an open dialog, not of the page
              autoFocus
              ref={takesFocus}
              onClick={() => knowsCommands() || close()}
              className="-me-2"
            />
          </div>
          <div className="mt-4 grid gap-3">
            {signedIn ? (
              <ButtonLink href={urls.app()} size="lg" onClick={close}>
                Dashboard
              </ButtonLink>
            ) : (
              <>
                <GetAccess size="lg" onClick={close} />
                <ButtonLink href={urls.login()} variant="secondary-alt" size="lg" onClick={close}>
                  Sign in
                </ButtonLink>
              </>
            )}
          </div>
          <MobileMenuLinks title="What’s included" links={[...packages, ...goods]} onFollow={close} />
          <MobileMenuLinks title="Free resources" links={freeLinks(menu, counts)} onFollow={close} />
          <MobileMenuLinks title="More" links={headerLinks} onFollow={close} />
          <div className="mt-auto pt-8">
            <ThemePicker className="flex w-full" />
          </div>
        </div>
      </Drawer>
    </>
  )
}

/** The browser gives the focus to what says so when a dialog opens; React writes it on the server only, and would do it once. */
const takesFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '')

/** Whether this browser opens and closes dialogs by its buttons' own words. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/** React does not know these attributes' names yet and passes them on as they are written. */
const command = (name: 'show-modal' | 'close', target: string) => ({ command: name, commandfor: target }) as object

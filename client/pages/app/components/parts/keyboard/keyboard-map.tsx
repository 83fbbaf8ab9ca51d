import { XMarkIcon } from '@heroicons/react/20/solid'
import { type MouseEvent, type RefObject, useId } from 'react'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { OnceAlive } from '#client/ui/once-alive.tsx'
import { ShortcutSwitch } from '#client/ui/shortcut-switch.tsx'
import { shortcutGroups, shortcuts } from './shortcuts.ts'

/** Every key of a library page, and the switch for all of them. Open it with showModal(). */
export function KeyboardMap({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const id = useId()
  const [{ shortcuts: enabled }] = useSnippetPreferences()
  const closeOnBackdrop = ({ target }: MouseEvent) => void (target === ref.current && ref.current?.close())

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      onClick={closeOnBackdrop}
      className="m-auto max-h-[min(44rem,calc(100dvh-2rem))] w-full max-w-3xl overflow-y-auto rounded-xl bg-overlay text-ink shadow-2xl ring-1 ring-line backdrop:bg-black/45 max-sm:w-[calc(100vw-1.5rem)] dark:backdrop:bg-black/65"
    >
      <div className="p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
            Keyboard
          </h2>
          <form method="dialog" className="-me-2 -mt-1.5">
            <IconButton icon={XMarkIcon} label="Close" type="submit" />
          </form>
        </div>
        <OnceAlive>
          <div className={`mt-4 grid gap-x-10 gap-y-7 sm:grid-cols-3 ${enabled ? '' : 'opacity-60'}`}>
            {shortcutGroups.map(({ title, shortcuts: names }) => (
              <section key={title}>
                <h3 className="text-xs font-medium text-muted">{title}</h3>
                <dl className="mt-1.5">
                  {names.map((name) => (
                    <div key={name} className="flex items-center justify-between gap-4 py-1.5 text-sm">
                      <dt className="text-pretty">{shortcuts[name].what}</dt>
                      <dd className="flex shrink-0 gap-1">
                        {shortcuts[name].keys.map((key) => (
                          <Kbd key={key}>{key.toUpperCase()}</Kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
          <div className="mt-6 border-t border-line pt-5">
            <ShortcutSwitch />
          </div>
        </OnceAlive>
      </div>
    </dialog>
  )
}

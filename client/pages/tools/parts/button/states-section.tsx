import { CheckIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { memo } from 'react'
import type { RoleClasses } from '#shared/tools/button/classes.ts'
import type { Icons } from '#shared/tools/button/kit.ts'
import { type ButtonDesign, settled } from '#shared/tools/button/options.ts'
import { looksOf, type Verdict, verdictOn } from '#shared/tools/button/report.ts'
import { type Look, themes } from '#shared/tools/button/appearance.ts'
import { Specimen } from './specimen.tsx'
import { Ground } from './stage.tsx'

const names: Record<Look | 'loading', string> = {
  rest: 'Rest',
  hover: 'Hover',
  focus: 'Focus',
  active: 'Pressed',
  disabled: 'Disabled',
  loading: 'Loading',
}

type Props = { design: ButtonDesign; classes: Partial<RoleClasses>; icons: Icons }

/** Every state side by side in both themes, each with what its letters are worth. */
export const StatesSection = memo(function StatesSection({ design, classes, icons }: Props) {
  const { group, tag } = settled(design)
  const shown = [...looksOf(design), ...(group === 'none' && tag === 'button' ? (['loading'] as const) : [])]

  return (
    <div className="grid overflow-hidden rounded-xl ring-1 ring-line">
      {themes.map((theme) => (
        <Ground key={theme} theme={theme} label={`Every state, ${theme}`}>
          <ul
            className={clsx(
              'grid gap-px',
              group === 'none'
                ? 'grid-cols-2 @xl:grid-cols-3 @min-[88rem]:grid-cols-6'
                : 'grid-cols-1 @xl:grid-cols-2 @min-[88rem]:grid-cols-4',
            )}
          >
            {shown.map((look) => (
              <li key={look} className="flex min-w-0 flex-col items-center gap-3 overflow-hidden px-3 pt-7 pb-5">
                {/* Shown, not used: the keyboard passes it by. */}
                <div inert className="grid min-h-14 w-full place-items-center">
                  <Specimen
                    design={{ ...design, full: false }}
                    classes={withoutFull(classes)}
                    icons={icons}
                    shown={look}
                  />
                </div>
                <Caption
                  name={names[look]}
                  verdict={look === 'loading' ? null : verdictOn(design, classes, { theme, look })}
                />
              </li>
            ))}
          </ul>
        </Ground>
      ))}
    </div>
  )
})

/** In a small field a button of full width would only show how wide the field is. */
const withoutFull = (classes: Partial<RoleClasses>): Partial<RoleClasses> => ({
  ...classes,
  ...(classes.button && { button: classes.button.replace(full, '') }),
  ...(classes.group && { group: classes.group.replace(full, '') }),
})
const full = /(?:^| )w-full(?= |$)/

/** Cut, not rounded: a pair never shows what it does not reach. */
const cut = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)

function Caption({ name, verdict }: { name: string; verdict: Verdict | null }) {
  const isMeasured = verdict !== null && !verdict.isExempt
  const Icon = verdict?.passes ? CheckIcon : XMarkIcon
  return (
    <div className="grid justify-items-center gap-0.5 text-center text-xs">
      <span className="font-medium text-ink">{name}</span>
      {isMeasured ? (
        <>
          <span
            className={clsx(
              'inline-flex items-center gap-1 tabular-nums',
              verdict.passes ? 'text-muted' : 'font-medium text-danger',
            )}
          >
            <Icon aria-hidden className="size-3.5" />
            {cut(verdict.text.wcag)}:1<span className="sr-only">{verdict.passes ? ', passes' : ', too weak'}</span>
          </span>
          <span className="text-muted tabular-nums">
            Lc {Math.floor(verdict.text.apca)}
            {verdict.outline && `, ring ${cut(verdict.outline.wcag)}:1`}
          </span>
        </>
      ) : (
        <span className="text-muted">{verdict ? 'Exempt' : 'While it works'}</span>
      )}
    </div>
  )
}

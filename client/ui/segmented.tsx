import { clsx } from 'clsx'
import { type ComponentType, type SVGProps, useId } from 'react'

type Option<Value extends string> = { value: Value; label: string; icon?: ComponentType<SVGProps<SVGSVGElement>> }

type Props<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Icons alone show, with their label read aloud and as a tooltip. */
  iconsOnly?: boolean | undefined
  /** It shows the theme of the page, or which one was chosen: right before the client runs (server/http/theme-boot.ts). */
  tellsTheme?: boolean
  className?: string | undefined
}

/** One choice of a few, side by side: native radio buttons in a tray. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly,
  tellsTheme,
  className,
}: Props<Value>) {
  const name = useId()

  return (
    <fieldset
      data-tells-theme={tellsTheme ? '' : undefined}
      className={clsx('inline-flex max-w-full min-w-0 flex-wrap gap-0.5 rounded-lg bg-hover p-0.5', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <label
          key={option}
          title={iconsOnly ? text : undefined}
          className={clsx('segment', iconsOnly ? 'min-w-8 pointer-coarse:min-w-10' : 'px-2.5 pointer-coarse:min-w-10')}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="segment-input"
          />
          {Icon && <Icon aria-hidden className="size-4" />}
          <span className={clsx(iconsOnly && 'sr-only')}>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

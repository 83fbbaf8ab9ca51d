import { LockClosedIcon } from '@heroicons/react/16/solid'
import { flavourTitles } from '#client/flavour-titles.ts'
import { flavours } from '#shared/catalog.ts'

type Props = { slug: string; title: string; open: boolean }

/** What of a component shows: itself, or its code in one of the flavours. Plain radio buttons; the browser does the rest. */
export function ViewSwitch({ slug, title, open }: Props) {
  const code = open
    ? flavours.map((value) => ({ value: value as string, label: <>{flavourTitles[value]}</> }))
    : [
        {
          value: 'code',
          label: (
            <>
              Code <LockClosedIcon aria-hidden className="size-3.5" />
              <span className="sr-only">with a licence</span>
            </>
          ),
        },
      ]

  return (
    <fieldset className="inline-flex max-w-full flex-wrap gap-0.5 rounded-lg bg-hover p-0.5">
      <legend className="sr-only">View of {title}</legend>
      {[{ value: 'preview', label: <>Preview</> }, ...code].map(({ value, label }) => (
        <label
          key={value}
          className="relative inline-flex h-8 cursor-pointer items-center justify-center gap-1.5 rounded-md px-2.5 text-[0.8125rem] font-medium text-muted transition-colors select-none hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-xs has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent dark:has-checked:bg-overlay pointer-coarse:h-10"
        >
          <input
            type="radio"
            name={`view-${slug}`}
            value={value}
            defaultChecked={value === 'preview'}
            className="segment-input"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

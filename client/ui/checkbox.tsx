import { CheckIcon } from '@heroicons/react/16/solid'
import type { ComponentProps } from 'react'

type Props = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>

export function Checkbox({ label, ...input }: Props) {
  return (
    <label className="relative -my-2 flex w-fit items-center gap-3 py-2 text-sm text-ink pointer-coarse:-my-2.5 pointer-coarse:py-2.5">
      <span className="grid size-4.5">
        <input
          type="checkbox"
          className="peer col-start-1 row-start-1 appearance-none rounded-sm bg-raised inset-ring inset-ring-control transition-colors checked:bg-primary-600 checked:inset-ring-primary-600"
          {...input}
        />
        <CheckIcon
          aria-hidden
          className="pointer-events-none col-start-1 row-start-1 size-3.5 place-self-center fill-white opacity-0 peer-checked:opacity-100"
        />
      </span>
      {label}
    </label>
  )
}

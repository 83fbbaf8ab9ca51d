import { memo, type ReactNode } from 'react'
import { Kbd } from '#client/ui/kbd.tsx'

/** The keys of the grid, for who has a keyboard and sees it. */
export const KeyHints = memo(function KeyHints({ format }: { format: string }) {
  return (
    <p
      aria-hidden
      className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-xs max-lg:hidden pointer-coarse:hidden"
    >
      <Hint keys={['/']}>search</Hint>
      <Hint keys={['↑', '↓', '←', '→']}>move</Hint>
      <Hint keys={['Enter']}>copy {format}</Hint>
      <Hint keys={['Space']}>bag</Hint>
      <span className="max-2xl:hidden">
        <Hint keys={['Shift', 'Space']}>favourite</Hint>
      </span>
      <Hint keys={['Shift', 'Enter']}>details</Hint>
    </p>
  )
})

const Hint = ({ keys, children }: { keys: string[]; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1">
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
    {children}
  </span>
)

/** A word at the foot of the window about what was just done, seen and heard; null when there is none. */
export function Toast({ text }: { text: string | null }) {
  return (
    <output
      data-print="no"
      className="pointer-events-none fixed inset-x-4 bottom-6 z-30 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-lg bg-ink px-3.5 py-2 text-sm font-medium text-page shadow-lg empty:hidden"
    >
      {text}
    </output>
  )
}

/** Where no icon answers to what was typed: what else to try. */
export function NothingFound({
  everywhere,
  narrowed,
  onEverywhere,
}: {
  everywhere: boolean
  narrowed: boolean
  onEverywhere: () => void
}) {
  return (
    <div className="grid justify-items-start gap-3 py-12 text-muted">
      <p className="max-w-[52ch] text-pretty">
        No icon is called that, and none is found by it. Try what it shows, as “envelope”, or what it is for, as “send”.
      </p>
      {(!everywhere || narrowed) && (
        <button
          type="button"
          onClick={onEverywhere}
          className="min-h-10 text-sm font-medium text-accent underline underline-offset-3"
        >
          Search every style of all four sets
        </button>
      )}
    </div>
  )
}

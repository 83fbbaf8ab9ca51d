/** Parts the form from the ways in that need no typing. */
export function OtherWays() {
  return (
    <p className="my-5 flex items-center gap-3 text-sm text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}

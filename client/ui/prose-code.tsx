/** A sentence whose parts between backticks are code. */
export function ProseCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence never move
      <code key={index} className="font-mono text-[0.8125rem] wrap-anywhere text-ink">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

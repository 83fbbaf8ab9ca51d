const hundreds = Array.from({ length: 19 }, (_, index) => (index + 1) * 100)

/** Lies along the component's upper edge; the number is its width. */
export function Ruler({ width }: { width: number | null }) {
  return (
    <div aria-hidden className="relative h-6 overflow-hidden border-b border-line max-md:hidden">
      <svg width="100%" height="24" className="block">
        <defs>
          <pattern id="ruler" width="100" height="24" patternUnits="userSpaceOnUse">
            <path
              d="M10.5 24v-4M20.5 24v-4M30.5 24v-4M40.5 24v-4M50.5 24v-7M60.5 24v-4M70.5 24v-4M80.5 24v-4M90.5 24v-4M100 24v-10"
              className="stroke-line-strong"
              fill="none"
            />
          </pattern>
        </defs>
        <rect width="100%" height="24" fill="url(#ruler)" />
        {hundreds.map((at) => (
          <text key={at} x={at - 4} y="11" textAnchor="end" className="fill-faint font-mono text-[0.625rem]">
            {at}
          </text>
        ))}
      </svg>
      {width !== null && (
        <span className="absolute inset-y-0 inset-e-0 flex items-center bg-sunken px-2.5 font-mono text-xs text-ink tabular-nums dark:bg-raised">
          {width} px
        </span>
      )}
    </div>
  )
}

const hundreds = Array.from({ length: 19 }, (_, index) => (index + 1) * 100)

/** Lies along the component's upper edge; the number is its width. */
export function Ruler({ width }: { width: number | null }) {
  return (
    <div aria-hidden className="relative h-6 overflow-hidden border-b border-line max-md:hidden">
      <svg width="100%" height="24" className="block">
        <defs>
          <pattern id="ruler" width="10" height="24" patternUnits="userSpaceOnUse">
            <path d="M9.5 24v-4" className="stroke-line-strong" />
          </pattern>
          <pattern id="ruler-hundreds" width="100" height="24" patternUnits="userSpaceOnUse">
            <path d="M49.5 24v-7M99.5 24v-10" className="stroke-line-strong" />
          </pattern>
        </defs>
        <rect width="100%" height="24" fill="url(#ruler)" />
        <rect width="100%" height="24" fill="url(#ruler-hundreds)" />
        <g textAnchor="end" className="fill-faint font-mono text-[0.625rem]">
          {hundreds.map((at) => (
            <text key={at} x={at - 4} y="11">
              {at}
            </text>
          ))}
        </g>
      </svg>
      {width !== null && (
        <span className="absolute inset-y-0 inset-e-0 flex items-center bg-sunken px-2.5 font-mono text-xs text-ink tabular-nums dark:bg-raised">
          {width} px
        </span>
      )}
    </div>
  )
}

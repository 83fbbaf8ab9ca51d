const tails = [0, 1, 2]
const pitch = 96
const top = 30

/** Front view of a dovetail joint, pulled apart: what the two boards share is one line. */
export function JointDrawing() {
  const edge = tails.map((n) => `V${top + n * pitch + 12}l56-10v72l-56-10`).join('')
  const end = top + tails.length * pitch

  return (
    <svg viewBox="0 0 420 400" aria-hidden className="w-full text-ink" fill="none" strokeWidth="1.25">
      <g className="stroke-line-strong" strokeDasharray="2 5">
        <path d={`M20 ${top}H400M20 ${end - 20}H400M212 8V380`} />
      </g>
      <path d={`M36 ${top}H150${edge}V${end - 20}H36z`} className="fill-page stroke-ink dark:fill-raised" />
      <path d={`M384 ${top}H218${edge}V${end - 20}H384z`} className="fill-accent-wash stroke-accent" />
      <g className="stroke-muted">
        <path d={`M150 ${end + 22}V${end + 34}M206 ${end + 22}V${end + 34}M150 ${end + 28}H206`} />
        <path d={`M150 ${end + 28}l7-3v6zM206 ${end + 28}l-7-3v6z`} className="fill-muted" stroke="none" />
        <path d={`M14 ${top}H26M14 ${end - 20}H26M20 ${top}V${end - 20}`} />
      </g>
      <g className="fill-muted font-mono text-[12px]" stroke="none">
        <text x="166" y={end + 50}>
          1:6
        </text>
        <text x="48" y={top + 24}>
          A
        </text>
        <text x="362" y={top + 24} className="fill-accent">
          B
        </text>
      </g>
    </svg>
  )
}

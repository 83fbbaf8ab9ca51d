const top = 24
const pitch = 96
const thickness = 54
const tails = [0, 1, 2]
const bottom = top + tails.length * pitch
const left = { start: 40, edge: 148 }
const right = { edge: 218, end: 384 }

/** The line both boards share: three tails that widen by one in six. */
const joint = tails.map((n) => `V${top + n * pitch + 18}l${thickness}-9v78l-${thickness}-9`).join('')

/** Front view of a dovetail joint, pulled apart. */
export function JointDrawing() {
  const measure = bottom + 28
  const [from, to] = [left.edge, left.edge + thickness]

  return (
    <svg viewBox="0 0 420 380" aria-hidden className="w-full" fill="none" strokeWidth="1.25">
      <path d={`M20 ${top}H404M20 ${bottom}H404M210 4V360`} className="stroke-line-strong" strokeDasharray="2 5" />
      <path
        d={`M${left.start} ${top}H${left.edge}${joint}V${bottom}H${left.start}z`}
        className="fill-page stroke-ink dark:fill-raised"
      />
      <path
        d={`M${right.end} ${top}H${right.edge}${joint}V${bottom}H${right.end}z`}
        className="fill-accent-wash stroke-accent"
      />
      <g className="stroke-muted">
        <path d={`M${from} ${measure - 6}v12M${to} ${measure - 6}v12M${from} ${measure}H${to}`} />
        <path d={`M14 ${top}H26M14 ${bottom}H26M20 ${top}V${bottom}`} />
      </g>
      <g className="fill-muted font-mono text-[12px]">
        <path d={`M${from} ${measure}l7-3v6zM${to} ${measure}l-7-3v6z`} />
        <text x={(from + to) / 2} y={measure + 24} textAnchor="middle">
          {thickness}
        </text>
        <text x={left.start + 12} y={top + 24}>
          A
        </text>
        <text x={right.end - 20} y={top + 24} className="fill-accent">
          B
        </text>
      </g>
    </svg>
  )
}

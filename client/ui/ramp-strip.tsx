import { steps, type Ramp } from '#shared/recolor/palette.ts'

/** A customer's colours from 50 to 950, drawn with attributes, since the page allows no style of its own. */
export function RampStrip({ ramp, className }: { ramp: Ramp; className?: string }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${steps.length} 1`} preserveAspectRatio="none" className={className}>
      {steps.map((step, index) => (
        <rect key={step} x={index} width="1.02" height="1" fill={ramp.colors[step]} />
      ))}
    </svg>
  )
}

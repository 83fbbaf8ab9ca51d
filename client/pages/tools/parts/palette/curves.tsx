import { useState } from 'react'
import { Checkbox } from '#client/ui/checkbox.tsx'
import type { Scale } from '#shared/tools/palette/scale.ts'
import { type Brand, curveKeys, type Tune } from '#shared/tools/palette/state.ts'
import { Curve } from './curve.tsx'

type Props = { brand: Brand; scale: Scale; onChange: (tune: Tune) => void }

/** The three curves of a scale. */
export function Curves({ brand, scale, onChange }: Props) {
  const [smooth, setSmooth] = useState(true)

  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))]">
      {curveKeys.map((key) => (
        <Curve key={key} brand={brand} scale={scale} curve={key} smooth={smooth} onChange={onChange} />
      ))}
      <div className="grid content-center gap-3 px-3 py-2">
        <Checkbox label="Neighbours follow" checked={smooth} onChange={({ target }) => setSmooth(target.checked)} />
        <p className="text-sm text-muted">
          Drag, or use the arrow keys; Delete takes a step back. Dashed is the end of sRGB, dotted that of Display P3.
        </p>
      </div>
    </div>
  )
}

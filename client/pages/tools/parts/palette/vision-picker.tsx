import { type Vision, visionMatrices, visions } from '#shared/color/vision.ts'
import { controlClass } from './colour-row.tsx'

const titles: Record<Vision, string> = {
  protanopia: 'Protanopia, without red',
  deuteranopia: 'Deuteranopia, without green',
  tritanopia: 'Tritanopia, without blue',
  achromatopsia: 'Achromatopsia, without colour',
}

/** Written out, so that the stylesheet has them: each names a filter below. */
export const visionFilters: Record<Vision, string> = {
  protanopia: '[filter:url(#vision-protanopia)]',
  deuteranopia: '[filter:url(#vision-deuteranopia)]',
  tritanopia: '[filter:url(#vision-tritanopia)]',
  achromatopsia: '[filter:url(#vision-achromatopsia)]',
}

/** The filters that show colours as others see them; they work on linear light, as the matrices do. */
export const VisionFilters = () => (
  <svg aria-hidden className="absolute size-0">
    {visions.map((vision) => {
      const rows = visionMatrices[vision].map((row) => `${row.join(' ')} 0 0`)
      return (
        <filter key={vision} id={`vision-${vision}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={`${rows.join(' ')} 0 0 0 1 0`} />
        </filter>
      )
    })}
  </svg>
)

type Props = { value: Vision | null; onChange: (vision: Vision | null) => void }

export function VisionPicker({ value, onChange }: Props) {
  return (
    <select
      aria-label="Seen with"
      value={value ?? ''}
      onChange={({ target }) => onChange(visions.find((vision) => vision === target.value) ?? null)}
      className={`${controlClass} min-w-0 pe-8`}
    >
      <option value="">Full colour vision</option>
      {visions.map((vision) => (
        <option key={vision} value={vision}>
          {titles[vision]}
        </option>
      ))}
    </select>
  )
}

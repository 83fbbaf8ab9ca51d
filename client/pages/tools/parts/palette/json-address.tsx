import { CopyButton } from '#client/ui/copy-button.tsx'
import { steps } from '#shared/recolor/palette.ts'
import { mostBrands } from '#shared/tools/palette/state.ts'
import { urls } from '#shared/urls.ts'

type Props = { query: string; origin: string }

const parts: [code: string, about: string][] = [
  ['color=2563eb', 'A colour: hexadecimal without #, or any CSS colour that is opaque, percent-encoded.'],
  ['color=brand:2563eb', 'With a name before it; without one it is called brand.'],
  [`color=brand:2563eb@600`, `Locked to a step: ${steps.join(', ')}. Without one it goes where its lightness belongs.`],
  [
    ';l=… ;c=… ;h=…',
    'After it, a curve: eleven whole numbers from 50 to 950 with commas between them, in thousandths of lightness or chroma, or in degrees.',
  ],
]

const answers: [code: string, about: string][] = [
  ['colors[].name, .input, .step', 'What was asked for, and the step that has it exactly.'],
  ['colors[].scale[step].hex, .rgb, .hsl, .oklch', 'The step as sRGB shows it.'],
  ['colors[].scale[step].p3', 'The step as Display P3 shows it, in OKLCH.'],
  ['colors[].scale[step].inSrgb, .inP3', 'Whether a screen of that gamut shows it as it is meant.'],
  [
    'colors[].scale[step].onWhite, .onBlack',
    'Contrast as text on it: wcag as a ratio, apca as Lc; dark on light is positive.',
  ],
]

/** The address that gives scripts the same colours, and what it takes and answers. */
export function JsonAddress({ query, origin }: Props) {
  const path = urls.paletteToolData(query)
  return (
    <div className="border-t border-line px-4 py-3 text-sm text-muted">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-baseline gap-x-2">
          For scripts, as JSON with contrast:
          <a
            href={origin + path}
            className="min-w-0 font-mono text-xs wrap-anywhere text-accent underline underline-offset-3"
          >
            {path}
          </a>
        </p>
        <CopyButton text={origin + path} what="Address of the JSON" label="Copy address" />
      </div>
      <details className="mt-1">
        <summary className="min-h-10 content-center font-medium text-ink">What it takes and answers</summary>
        <p className="mb-3 max-w-[65ch] text-pretty">
          GET, from any site, with no key. Repeat <code className="font-mono text-xs text-ink">color</code> for up to{' '}
          {mostBrands} scales. What cannot be read is answered with status 400 and a sentence in error.message.
        </p>
        <Meanings title="Asked" rows={parts} />
        <Meanings title="Answered" rows={answers} />
      </details>
    </div>
  )
}

const Meanings = ({ title, rows }: { title: string; rows: [string, string][] }) => (
  <>
    <h3 className="mt-3 text-xs font-medium text-ink">{title}</h3>
    <dl className="mt-1 grid gap-x-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      {rows.map(([code, about]) => (
        <div key={code} className="grid grid-cols-subgrid border-t border-line py-2 sm:col-span-2">
          <dt className="font-mono text-xs leading-5 wrap-anywhere text-ink">{code}</dt>
          <dd className="text-pretty">{about}</dd>
        </div>
      ))}
    </dl>
  </>
)

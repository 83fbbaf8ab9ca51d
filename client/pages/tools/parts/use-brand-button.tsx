import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Button } from '#client/ui/button.tsx'
import { RampStrip } from '#client/ui/ramp-strip.tsx'
import { readColor } from '#shared/color/read-color.ts'

type Props = {
  /** The colour the tool has now. */
  now: string
  onUse: (color: string) => void
}

/** Brings the brand colour of the library into a tool; not there while there is none, or it is in use. */
export function UseBrandButton({ now, onUse }: Props) {
  const [{ brand, primary }] = useSnippetPreferences()
  const color = brand === null ? undefined : readColor(brand)?.text
  if (color === undefined || color === now || typeof primary === 'string') return null

  return (
    <Button variant="secondary-alt" className="w-fit" onClick={() => onUse(color)}>
      <RampStrip ramp={primary} className="size-4 shrink-0 rounded-full" />
      Use your brand colour
    </Button>
  )
}

import { changePreferences, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Button } from '#client/ui/button.tsx'
import { encodeColors } from '#shared/recolor/ramp-code.ts'
import { libraryRamp } from '#shared/tools/palette/library-ramp.ts'
import { inputSwatch, type Scale } from '#shared/tools/palette/scale.ts'

type Props = { primary: Scale; secondary: Scale | null; onDone: (words: string) => void }

/** Writes every snippet of the library in these colours from now on, in this browser and in the account. */
export function LibraryButton({ primary, secondary, onDone }: Props) {
  const [now] = useSnippetPreferences()
  const wanted = {
    primary: libraryRamp(primary),
    brand: inputSwatch(primary).hex,
    ...(secondary && { secondary: libraryRamp(secondary) }),
  }
  const isInUse =
    encodeColors(now.primary) === encodeColors(wanted.primary) &&
    (!wanted.secondary || encodeColors(now.secondary) === encodeColors(wanted.secondary))

  return (
    <Button
      variant="secondary-alt"
      size="sm"
      disabled={isInUse}
      onClick={() => {
        changePreferences(wanted)
        onDone('The library’s previews and code are in these colours now.')
      }}
    >
      {isInUse ? 'In use in the library' : 'Use in the library'}
    </Button>
  )
}

import { prepareCode } from '#client/hooks/use-code.ts'
import { preparePalettes } from '#client/hooks/use-palette.ts'
import {
  primaryFamilies,
  type SnippetPreferences,
  useSnippetPreferences,
} from '#client/hooks/use-snippet-preferences.ts'
import { BrandColour } from '#client/ui/brand-colour.tsx'
import { ColourPicker } from '#client/ui/colour-picker.tsx'
import { CodeStyle } from './code-style.tsx'
import { grayFamilies } from '#shared/recolor/palette.ts'

/** The colours of every preview and every snippet in this browser. */
export function Colours() {
  const [preferences, change] = useSnippetPreferences()
  const { primary, secondary } = preferences
  const prepare = (part: Partial<SnippetPreferences>) => prepareColours({ ...preferences, ...part })

  return (
    <div className="flex flex-wrap gap-2" data-print="no">
      <ColourPicker
        label="Primary"
        families={primaryFamilies}
        value={primary}
        onChange={(family) => change({ primary: family })}
        onIntent={(family) => prepare({ primary: family })}
        brand={<BrandColour />}
      />
      <ColourPicker
        label="Secondary"
        families={grayFamilies}
        value={secondary}
        onChange={(family) => change({ secondary: family })}
        onIntent={(family) => prepare({ secondary: family })}
      />
      <CodeStyle />
    </div>
  )
}

/** Has previews and code at hand in these colours, so that choosing them shows at once. */
function prepareColours(preferences: SnippetPreferences) {
  preparePalettes(preferences)
  prepareCode(preferences)
}

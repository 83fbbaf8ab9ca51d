import { primaryFamilies, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { ColourPicker } from '#client/ui/colour-picker.tsx'
import { CodeStyle } from './code-style.tsx'
import { grayFamilies } from '#shared/recolor/palette.ts'

/** The colours of every preview and every snippet in this browser. */
export function Colours() {
  const [{ primary, secondary }, change] = useSnippetPreferences()

  return (
    <div className="flex flex-wrap gap-2" data-print="no">
      <ColourPicker
        label="Primary"
        families={primaryFamilies}
        value={primary}
        onChange={(family) => change({ primary: family })}
      />
      <ColourPicker
        label="Secondary"
        families={grayFamilies}
        value={secondary}
        onChange={(family) => change({ secondary: family })}
      />
      <CodeStyle />
    </div>
  )
}

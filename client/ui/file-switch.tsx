import { useMounted } from '#client/hooks/use-mounted.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import type { Flavour } from '#shared/catalog.ts'
import { reactFiles } from '#shared/snippet/preferences.ts'
import { Segmented } from './segmented.tsx'

const options = reactFiles.map((value) => ({ value, label: value }))

/** With types or without, where code is React; kept with the other choices. It comes with the script that it needs. */
export function FileSwitch({ flavour, label }: { flavour: Flavour; label: string }) {
  const [{ file }, change] = useSnippetPreferences()
  const isAlive = useMounted()
  if (flavour !== 'react' || !isAlive) return null
  const value = reactFiles.find((each) => each === file) ?? reactFiles[0]

  return (
    <div className="shrink-0" data-print="no">
      <Segmented
        label={`Language of ${label}`}
        options={options}
        value={value}
        onChange={(picked) => change({ file: picked })}
      />
    </div>
  )
}

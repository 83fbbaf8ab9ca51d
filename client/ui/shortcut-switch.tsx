import { useId } from 'react'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'

/** Switches the shortcuts of one character off, for those whose speech or hand would press them by mistake. */
export function ShortcutSwitch() {
  const [{ shortcuts }, change] = useSnippetPreferences()
  const id = useId()

  return (
    <div>
      <Checkbox
        label="Single-key shortcuts"
        checked={shortcuts}
        onChange={({ target }) => change({ shortcuts: target.checked })}
        aria-describedby={id}
      />
      <p id={id} className="mt-2 max-w-prose ps-7.5 text-sm text-pretty text-muted">
        They never act while you type. Switch them off if you steer by voice or press keys by mistake; Ctrl or ⌘ with K
        stays.
      </p>
    </div>
  )
}

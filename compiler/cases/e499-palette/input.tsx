/**
 * @title A palette that keeps what was chosen
 * @description A palette runs something at once; several values are for a listbox.
 * @order 1
 */
import { useState } from 'react'
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Label } from '@headlessui/react'

export default function Palette() {
  const [query, setQuery] = useState('')
  const [command, setCommand] = useState<string | null>(null)
  const [several, setSeveral] = useState<string[]>([])

  return (
    <div>
      <Combobox as="div" name="command" value={command} onChange={setCommand}>
        <ComboboxInput aria-label="Command" onChange={(event) => setQuery(event.target.value)} />
        <ComboboxOptions static aria-label="Commands">
          <ComboboxOption value="go" className="data-selected:font-bold">
            Go {query}
          </ComboboxOption>
        </ComboboxOptions>
      </Combobox>
      <Combobox as="div" multiple value={several} onChange={setSeveral} onClose={() => setQuery('')}>
        <Label>Several</Label>
        <ComboboxInput className="block" displayValue={(ids: string[]) => ids.join()} onChange={(event) => setQuery(event.target.value)} />
        <ComboboxOptions>
          <ComboboxOption value="go">Go</ComboboxOption>
        </ComboboxOptions>
      </Combobox>
    </div>
  )
}

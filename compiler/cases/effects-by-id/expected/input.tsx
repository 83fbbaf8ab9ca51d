import { useEffect, useState } from 'react'

export default function NamesThatCanBeChanged() {
  const [edited, setEdited] = useState('')
  const [name, setName] = useState('Ada')

  useEffect(() => {
    if (edited === '') return
    document.getElementById(`field-of-${edited}`)?.focus()
  }, [edited])

  return (
    <div className="p-2">
      {edited === 'name' ? (
        <input
          id="field-of-name"
          aria-label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="border border-secondary-300 p-2"
        />
      ) : (
        <button type="button" onClick={() => setEdited('name')} className="p-2">
          Change {name}
        </button>
      )}
    </div>
  )
}

import { useRef, useState } from 'react'

export default function Rename() {
  const [isEditing, setIsEditing] = useState(false)
  const [name, setName] = useState('Mill Street')
  const place = useRef<HTMLDivElement>(null)

  function open() {
    setIsEditing(true)
    setTimeout(() => place.current?.querySelector('input')?.focus())
  }

  function close() {
    setIsEditing(false)
    setTimeout(() => {
      place.current?.querySelector<HTMLElement>('[data-opens]')?.focus()
    }, 0)
  }

  return (
    <div ref={place} className="p-4">
      {isEditing ? (
        <div className="flex gap-2">
          <input
            aria-label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="rounded-sm border border-gray-300 p-2"
          />
          <button type="button" onClick={close} className="rounded-sm border border-gray-300 p-2">
            Done
          </button>
        </div>
      ) : (
        <button type="button" data-opens onClick={open} className="rounded-sm border border-gray-300 p-2">
          Rename {name}
        </button>
      )}
    </div>
  )
}

import { useState } from 'react'

export default function FileRow() {
  const [open, setOpen] = useState(false)
  const [starred, setStarred] = useState(false)

  return (
    <div
      onContextMenu={(event) => {
        event.preventDefault()
        setOpen(true)
      }}
      onMouseLeave={() => setOpen(false)}
      className="max-w-xs rounded-md bg-white p-4 text-sm text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300"
    >
      <p>Budget.xlsx{starred && ' (starred)'}</p>
      {open && (
        <button
          type="button"
          onClick={() => {
            setStarred(!starred)
            setOpen(false)
          }}
          className="mt-2 rounded-md bg-secondary-100 px-3 py-2"
        >
          {starred ? 'Remove star' : 'Add star'}
        </button>
      )}
    </div>
  )
}

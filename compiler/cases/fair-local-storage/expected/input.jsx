import { useEffect, useState } from 'react'

export default function Note() {
  const [note, setNote] = useState('')
  const [loaded, setLoaded] = useState(false)

  useEffect(() => {
    const saved = localStorage.getItem('note')
    if (saved) setNote(saved)
    setLoaded(true)
  }, [])

  useEffect(() => {
    if (loaded) localStorage.setItem('note', note)
  }, [loaded, note])

  return (
    <div className="max-w-sm">
      <textarea
        aria-label="Note"
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className="block w-full rounded-md bg-white px-3 py-2 text-sm text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300"
      />
      <p className="mt-1 text-xs text-secondary-600">{note.length} letters</p>
    </div>
  )
}

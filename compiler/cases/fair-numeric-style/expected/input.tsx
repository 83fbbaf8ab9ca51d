import { useState } from 'react'

const kinds = [
  { id: 'photos', name: 'Photos', size: 120 },
  { id: 'mail', name: 'Mail', size: 64 },
  { id: 'other', name: 'Other', size: 28 },
]

export default function Storage() {
  const [scale, setScale] = useState(1)

  return (
    <div className="max-w-sm text-sm text-secondary-900">
      <ul className="flex flex-col gap-3">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <p>{kind.name}</p>
            <div
              className="rounded-full bg-primary-600"
              style={{ width: `${kind.size * scale}px`, height: '8px', marginTop: '4px', opacity: 0.9 }}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => setScale(scale === 1 ? 2 : 1)}
        className="mt-4 rounded-md px-3 py-2 outline-1 -outline-offset-1 outline-secondary-300"
      >
        {scale === 1 ? 'Larger' : 'Smaller'}
      </button>
    </div>
  )
}

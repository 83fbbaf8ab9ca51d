import { useId, useState } from 'react'

export default function Address() {
  const id = useId()
  const [city, setCity] = useState('')

  return (
    <div className="max-w-xs">
      <label htmlFor={id} className="block text-sm font-medium text-secondary-900">
        City
      </label>
      <input
        id={id}
        value={city}
        onChange={(event) => setCity(event.target.value)}
        aria-describedby={`${id}-hint`}
        className="mt-1 block w-full rounded-md bg-white px-3 py-2 text-sm text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300"
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-secondary-600">
        {city ? `We deliver to ${city}.` : 'Where you live.'}
      </p>
    </div>
  )
}

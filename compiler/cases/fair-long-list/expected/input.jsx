import { useState } from 'react'

const seats = Array.from({ length: 120 }, (_, index) => index + 1)

export default function Seats() {
  const [seat, setSeat] = useState(0)

  return (
    <div className="max-w-xl text-sm text-secondary-900">
      <div className="grid grid-cols-12 gap-1">
        {seats.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={seat === each}
            onClick={() => setSeat(each)}
            className={seat === each ? 'rounded-sm bg-primary-600 p-1 text-white' : 'rounded-sm bg-secondary-100 p-1'}
          >
            {each}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2">
        {seat === 0 ? 'No seat yet' : `Seat ${seat}`}
      </p>
    </div>
  )
}

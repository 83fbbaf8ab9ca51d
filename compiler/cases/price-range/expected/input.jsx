import { useState } from 'react'
import clsx from 'clsx'

const offers = [
  { id: 'lamp', name: 'Lamp', price: 45, distance: 2 },
  { id: 'chair', name: 'Chair', price: 120, distance: 8 },
  { id: 'desk', name: 'Desk', price: 320, distance: 15 },
]

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

export default function PriceRange() {
  const [lowest, setLowest] = useState('0')
  const [highest, setHighest] = useState('400')
  const [distance, setDistance] = useState(20)
  const isWrong = Number(lowest) > Number(highest)
  const shown = offers.filter(
    (offer) => offer.price >= Number(lowest) && offer.price <= Number(highest) && offer.distance <= distance,
  )

  return (
    <form className="max-w-sm space-y-4 text-sm text-secondary-900">
      <fieldset>
        <legend className="font-semibold">Price in euro</legend>
        <div className="mt-2 flex items-center gap-3">
          <input
            type="number"
            min={0}
            step={5}
            aria-label="Lowest price"
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? 'price-range-error' : undefined}
            value={lowest}
            onChange={(event) => setLowest(event.target.value)}
            className={clsx('w-24 rounded-md border px-2 py-1', isWrong ? 'border-red-600' : 'border-secondary-300')}
          />
          <span aria-hidden="true">–</span>
          <input
            type="number"
            min={0}
            step={5}
            aria-label="Highest price"
            value={highest}
            onChange={(event) => setHighest(event.target.value)}
            className="w-24 rounded-md border border-secondary-300 px-2 py-1"
          />
        </div>
        {isWrong && (
          <p id="price-range-error" className="mt-2 text-red-700">
            The lowest price is above the highest.
          </p>
        )}
      </fieldset>
      <div>
        <div className="flex justify-between font-semibold">
          <label htmlFor="price-range-distance">Distance</label>
          <output htmlFor="price-range-distance">{distance} km</output>
        </div>
        <input
          id="price-range-distance"
          type="range"
          min={1}
          max={20}
          value={distance}
          onChange={(event) => setDistance(Number(event.target.value))}
          className="mt-2 block w-full accent-primary-600"
        />
      </div>
      <ul aria-label="Offers" className="flex flex-col gap-1">
        {shown.map((offer) => (
          <li key={offer.id}>
            {offer.name}, {euro.format(offer.price)}
          </li>
        ))}
      </ul>
    </form>
  )
}

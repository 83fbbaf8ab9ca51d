import { useState } from 'react'

export default function Seats() {
  const [seats, setSeats] = useState(2)
  const [months, setMonths] = useState(12)
  const [country, setCountry] = useState('de')
  const pageSize = 10
  const last = seats * 10

  function changeCountry(event) {
    setCountry(event.target.value)
    setSeats(1)
  }

  return (
    <form className="grid gap-4">
      <select aria-label="Seats" value={seats} onChange={(event) => setSeats(Number(event.target.value))}>
        <option value={1}>One</option>
        <option value={2}>Two</option>
        <option value={3}>Three</option>
      </select>
      <fieldset className="flex gap-2">
        <legend>Paid</legend>
        <label className="flex gap-1">
          <input type="radio" name="months" value={1} checked={months === 1} onChange={() => setMonths(1)} />
          Monthly
        </label>
        <label className="flex gap-1">
          <input type="radio" name="months" value={12} checked={months === 12} onChange={() => setMonths(12)} />
          Yearly
        </label>
      </fieldset>
      <select aria-label="Country" value={country} onChange={changeCountry}>
        <option value="at">Austria</option>
        <option value="de">Germany</option>
      </select>
      <button type="button" onClick={() => setSeats(seats - 1)}>
        Fewer
      </button>
      <p>{`Last: ${last + pageSize - 1}`}</p>
      {seats < 2 ? <p>One seat</p> : <p>{seats * months} months in all</p>}
    </form>
  )
}

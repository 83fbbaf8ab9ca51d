import { useState } from 'react'

const begin = [
  { id: 'home', name: 'Home', href: '#home', title: 'Back to the beginning', locked: true },
  { id: 'here', name: 'Here' },
]

export default function ListOfLinks() {
  const [places, setPlaces] = useState(begin)
  const [chosen, setChosen] = useState('home')
  const place = places.find((each) => each.id === chosen)

  return (
    <div>
      <ul>
        {places.map((each) => (
          <li key={each.id} className="flex gap-2">
            <a href={each.href} title={each.title} data-name={each.name}>
              {each.name}
            </a>
            <button type="button" disabled={each.locked} onClick={() => setChosen(each.id)} className="p-2">
              Choose
            </button>
          </li>
        ))}
      </ul>
      <a href={place?.href} className="p-2">
        Go there
      </a>
      <button type="button" onClick={() => setPlaces(places.toReversed())} className="p-2">
        The other way round
      </button>
    </div>
  )
}

/**
 * @title Order form
 * @description Constants that others are computed from, and texts over several lines.
 * @order 1
 */
import { useState } from 'react'

const unit = 5
const boxes = [
  { id: 'small', name: 'Small box', pieces: 2 },
  { id: 'large', name: 'Large box', pieces: 6 },
]
const priced = boxes.map((box) => ({ ...box, price: box.pieces * unit }))
const euros = (amount: number) => `€${amount}`
const prices: Record<string, string> = { small: euros(unit * 2), large: euros(unit * 6) }
const postage: Record<string, number> = { small: unit, large: unit * 2 }
const address = `Northwind Crafts
  12 Harbour Street
  Galway`

function cheapest(list: typeof priced) {
  return list.toSorted((a, z) => a.price - z.price)[0]!.id
}

export default function OrderForm() {
  const gifts = 1
  const wrapped = gifts + 2
  const [shown, setShown] = useState(priced)
  const [box, setBox] = useState(cheapest(priced))
  const [count, setCount] = useState(wrapped)
  const [letter, setLetter] = useState('')
  const total = sum(2)
  const isDear = total > 20

  function sum(fee: number) {
    return count * postage[box]! + fee
  }

  function write() {
    const price = prices[box]!
    setLetter(`To
  ${address}
    ${count} for ${price} each, postage ${total}`)
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <ul>
        {shown.map((each) => (
          <li key={each.id}>
            {each.name}: {each.price}
          </li>
        ))}
      </ul>
      <p>
        {count} of {box}, postage {total}, {isDear ? 'dear' : 'cheap'}
      </p>
      <button type="button" onClick={() => setShown(priced.filter((each) => each.price > unit * 2))}>
        Dear ones
      </button>
      <button type="button" onClick={() => setBox('large')}>
        Large
      </button>
      <button type="button" onClick={() => setCount((current) => current + wrapped)}>
        More
      </button>
      <button type="button" onClick={() => setCount(total)}>
        As many as postage
      </button>
      <button type="button" onClick={write}>
        Write
      </button>
      <button
        type="button"
        onClick={() =>
          setLetter(`Only
  ${prices[box]}`)
        }
      >
        Price
      </button>
      <pre>{letter}</pre>
    </div>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const person = { name: 'Ada' }

export default function Sample() {
  return (
    <p title={`Of ${person}`}>{person}</p>
  )
}

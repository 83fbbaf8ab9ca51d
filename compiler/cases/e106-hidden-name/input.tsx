/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const items = ['a', 'b']

export default function Sample() {
  return (
    <ul>
      {items.map((items) => (
        <li key={items}>{items}</li>
      ))}
    </ul>
  )
}

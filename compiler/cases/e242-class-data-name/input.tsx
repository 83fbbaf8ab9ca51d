/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const items = [{ color: 'text-red-500' }]

export default function Sample() {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.color} className={item.color}>
          Hello
        </li>
      ))}
    </ul>
  )
}

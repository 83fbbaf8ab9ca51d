/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const items = ['a']

export default function Sample() {
  return (
    <ul>
      {items.map((item) => (
        <li>{item}</li>
      ))}
    </ul>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const items = ['a']

export default function Sample() {
  return (
    <ul>
      {items.flatMap((item) => (
        <li key={item}>{item}</li>
      ))}
      {items.map((item) => {
        return <li key={item}>{item}</li>
      })}
    </ul>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const people: { name: string }[] = []
const year = people[0]!.name.length

export default function Sample() {
  return (
    <p>{year}</p>
  )
}

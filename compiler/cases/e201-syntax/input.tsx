/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
function total(values: number[]) {
  let sum = 0
  for (const value of values) sum += value
  return sum
}
const count = total([1])

export default function Sample() {
  return (
    <p onClick={() => (count += 1)}>{`${count}`}</p>
  )
}

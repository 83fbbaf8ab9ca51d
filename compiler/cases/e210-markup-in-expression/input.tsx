/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const label = <b>Hello</b>

export default function Sample() {
  return (
    <p>{label}</p>
  )
}

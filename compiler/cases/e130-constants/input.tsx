/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const year = new Date().getFullYear()

export default function Sample() {
  return (
    <p>{year}</p>
  )
}

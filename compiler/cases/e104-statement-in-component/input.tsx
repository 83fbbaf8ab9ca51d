/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  const double = (value: number) => value * 2
  if (double(2)) return null
  return (
    <p>Hello</p>
  )
}

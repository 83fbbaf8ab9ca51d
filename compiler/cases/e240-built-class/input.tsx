/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const size = 'sm'

export default function Sample() {
  return (
    <p className={`text-${size}`}>Hello</p>
  )
}

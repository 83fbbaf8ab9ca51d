/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
const rest = { id: 'a' }

export default function Sample() {
  return (
    <p {...rest}>Hello</p>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  const text = useDeferredValue('Hello')
  return (
    <p>{text}</p>
  )
}

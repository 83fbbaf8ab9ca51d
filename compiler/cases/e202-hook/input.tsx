/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  const id = useId()
  return (
    <p>{id}</p>
  )
}

/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <div>
      <button type="button">One</button>
      <button type="button">Two</button>
    </div>
  )
}

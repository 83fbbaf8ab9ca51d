/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
export default function Sample() {
  return (
    <div className="has-data-open:flex">
      <p className="peer-data-open:flex">Hello</p>
    </div>
  )
}
